import type { WaiverContactTask } from '@arrival/contracts';
import {
  expectedSignerName,
  fullName,
  isSharedSignature,
  type Signee,
  signedAs,
  signedTogether,
  signerOf,
  signingObjection,
} from '@arrival/rules';
import type { Said } from '../../words/section';
import type { signature } from '../../words/waiver';

/** One signature: for whom it is, and who gives it. */
export interface Signing {
  /** Changes with every signature, so that the next person starts with an empty form. */
  key: string;
  tasks: readonly WaiverContactTask[];
  contacts: readonly WaiverContactTask['contact'][];
  signedIn: Signee;
  /** One signature for several. */
  isShared: boolean;
  signerId: number;
  signerName: string;
  expectedName: string;
  /** The account holder signs, for themselves or for others; otherwise the person whom it is for signs on this phone. */
  isByAccountHolder: boolean;
  /** Minors who are signed for: the relationship to them is asked, once. */
  minors: readonly WaiverContactTask['contact'][];
  /** Other adults who are signed for: for each the signer states that they agreed (D54). */
  adults: readonly WaiverContactTask['contact'][];
  /** Nobody here may sign for them: a guardian signs in (spec §1). */
  isSignerMinor: boolean;
}

/**
 * Whose signing it is (spec §4, D21, D22): with consolidated waivers one signature covers everybody who still needs it, otherwise each in signing,
 * and those for whom nobody here may sign together.
 */
export function signingOf(
  inHand: WaiverContactTask,
  all: readonly WaiverContactTask[],
  accountHolder: Signee,
): Signing {
  const isConsolidated = inHand.task.consolidateWaivers;
  const isWaiting = ({ contact }: WaiverContactTask) =>
    signingObjection(accountHolder, [contact], isConsolidated) === 'signerIsMinor';
  const isSignerMinor = isWaiting(inHand);
  const open = all.filter((task) => !task.isReadOnly);
  const openContacts = open.map(({ contact }) => contact);
  const together = signedTogether(accountHolder, inHand.contact, openContacts, isConsolidated).map(
    ({ contactId }) => contactId,
  );
  const tasks = isSignerMinor
    ? open.filter(isWaiting)
    : all.filter(({ contact }) => together.includes(contact.contactId));
  const contacts = tasks.map((task) => task.contact);
  const isShared = isSharedSignature(isConsolidated, contacts);
  const signer = signerOf(accountHolder, contacts, isShared);
  return {
    key: tasks.map((task) => task.id).join(' '),
    tasks,
    contacts,
    signedIn: accountHolder,
    isShared,
    signerId: signer.contactId,
    signerName: fullName(signer),
    expectedName: expectedSignerName(accountHolder, contacts),
    isByAccountHolder: signer.contactId === accountHolder.contactId,
    minors: signedAs('forMinor', accountHolder, contacts, isShared),
    adults: signedAs('forAdult', accountHolder, contacts, isShared),
    isSignerMinor,
  };
}

type Words = Said<typeof signature.english>;

/** One sentence, before signing, that says who signs for whom. */
export function whoSigns(
  words: Words,
  { isByAccountHolder, signerName: name, contacts }: Signing,
  accountHolderId: number,
): string {
  if (!isByAccountHolder) return words.byThemselves({ name });
  const forSelf = contacts.some(({ contactId }) => contactId === accountHolderId);
  const others = contacts
    .filter(({ contactId }) => contactId !== accountHolderId)
    .map(({ firstName }) => words.person({ name: firstName }));
  return words.byYou({ name, people: [...(forSelf ? [words.yourself] : []), ...others] });
}
