import { useSettings } from '../settings';
import { useText } from './texts';

/** The resort as it signs passes (theme `mediaCard`), the application's title where it has no name there. */
export function useResortName(): string {
  const title = useText()('application.title');
  return useSettings().theme.mediaCard.resortName || title;
}
