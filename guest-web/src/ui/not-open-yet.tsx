import { useState } from 'react';
import { useErrorWords } from '../lib/wording/error-words';
import { notOpen } from '../words/not-open';
import { useWords } from '../words/words';
import { Banner } from './banner';
import { Button } from './button';

interface Props {
  locations: { error: unknown; isFetching: boolean; refetch: () => Promise<unknown> };
}

/** Where the resort has no open location yet: nobody waits for something that does not come, and one can look again. */
export function NotOpenYet({ locations }: Props) {
  const words = useWords(notOpen);
  const errorWords = useErrorWords();
  const [hasLooked, setHasLooked] = useState(false);
  const lookAgain = () => void locations.refetch().then(() => setHasLooked(true));
  return (
    <Banner
      tone="info"
      live
      title={words.title}
      action={
        <Button icon="retry" busy={locations.isFetching} onClick={lookAgain}>
          {words.lookAgain}
        </Button>
      }
    >
      {locations.error ? errorWords(locations.error) : hasLooked ? words.still : words.wait}
    </Banner>
  );
}
