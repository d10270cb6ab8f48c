import { useState } from 'react';
import { errorWords } from '../lib/problem';
import { Banner } from './banner';
import { Button } from './button';

interface Props {
  locations: { error: unknown; isFetching: boolean; refetch: () => Promise<unknown> };
}

/** Where the resort has no open location yet: nobody waits for something that does not come, and one can look again. */
export function NotOpenYet({ locations }: Props) {
  const [hasLooked, setHasLooked] = useState(false);
  const lookAgain = () => void locations.refetch().then(() => setHasLooked(true));
  const later = hasLooked
    ? 'Still not open. Please come back a little later.'
    : 'The resort is getting ready. Please look again a little later.';
  return (
    <Banner
      tone="info"
      live
      title="Check-in is not open yet"
      action={
        <Button icon="retry" busy={locations.isFetching} onClick={lookAgain}>
          Look again
        </Button>
      }
    >
      {locations.error ? errorWords(locations.error) : later}
    </Banner>
  );
}
