import type { SelectedLocation } from '../../lib/selected-location';
import { useText } from '../../lib/wording/texts';
import { Banner } from '../../ui/banner';
import { home } from '../../words/home';
import { useWords } from '../../words/words';

interface Props {
  /** Where there is nothing to check in for; undefined: everybody is ready. */
  nothingAt: SelectedLocation | undefined;
  hasCodes: boolean;
}

/** Everybody is ready, or has nothing to do here. */
export function HomeNotice({ nothingAt, hasCodes }: Props) {
  const text = useText();
  const words = useWords(home);
  if (nothingAt)
    return (
      <Banner tone="info" title={words.nothingHere({ location: nothingAt.name })}>
        {words.elsewhere}
      </Banner>
    );
  return (
    <Banner tone="success" title={text('home.allDone')}>
      {hasCodes && <p>{text('home.qrTitle')}</p>}
    </Banner>
  );
}
