import type { Contact } from '@arrival/contracts';
import type { Said } from '../../words/section';
import type { signature } from '../../words/waiver';

/** Who needs a guardian: "you and Mia". */
export const whoWaits = (
  words: Pick<Said<typeof signature.english>, 'you' | 'person'>,
  people: readonly Pick<Contact, 'contactId' | 'firstName'>[],
  accountHolderId: number | undefined,
): string[] =>
  people.map(({ contactId, firstName: name }) => (contactId === accountHolderId ? words.you : words.person({ name })));
