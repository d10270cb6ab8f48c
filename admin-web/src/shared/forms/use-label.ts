import { useTranslateLabel } from 'react-admin';

/** What a field is called, for what is said about it. */
export function useLabel(source: string): string {
  return String(useTranslateLabel()({ source }));
}
