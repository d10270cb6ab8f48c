import type { Contact } from '@arrival/contracts';
import { signature } from '../../words/waiver';
import { useWords } from '../../words/words';
import { Banner } from '../banner';
import { whoWaits } from './who-waits';

interface Props {
  people: readonly Pick<Contact, 'contactId' | 'firstName'>[];
  accountHolderId: number | undefined;
  live?: boolean;
}

/** Whoever is signed in is under 18 and signs for nobody (spec §1): whose waiver waits for an adult, and what to do. */
export function AdultNeeded({ people, accountHolderId, live }: Props) {
  const words = useWords(signature);
  return (
    <Banner tone="warning" live={live} title={words.needsAdult({ people: whoWaits(words, people, accountHolderId) })}>
      {words.needsAdultWhy}
    </Banner>
  );
}
