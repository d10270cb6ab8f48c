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

/** One signature: for whom it is, and who gives it. */
export interface Turn {
  /** Changes with every signature, so that the next person starts with an empty form. */
  key: string;
  tasks: readonly WaiverContactTask[];
  contacts: readonly WaiverContactTask['contact'][];
  signedIn: Signee;
  /** One signature for several. */
  isShared: boolean;
  signerName: string;
  expectedName: string;
  /** The account holder signs, for themselves or for others; otherwise the person in turn signs on this phone. */
  isByAccountHolder: boolean;
  /** Minors who are signed for: the relationship to them is asked, once. */
  minors: readonly WaiverContactTask['contact'][];
  /** Other adults who are signed for: for each the signer states that they agreed (D54). */
  adults: readonly WaiverContactTask['contact'][];
  /** Nobody here may sign for them: a guardian signs in (spec §1). */
  isSignerMinor: boolean;
}

/**
 * Whose turn it is (spec §4, D21, D22): with consolidated waivers one signature covers everybody who still needs it, otherwise each in turn,
 * and those for whom nobody here may sign together.
 */
export function turnOf(current: WaiverContactTask, all: readonly WaiverContactTask[], accountHolder: Signee): Turn {
  const isConsolidated = current.task.consolidateWaivers;
  const isWaiting = ({ contact }: WaiverContactTask) => signingObjection(accountHolder, [contact], isConsolidated) === 'signerIsMinor';
  const isSignerMinor = isWaiting(current);
  const open = all.filter((task) => !task.isReadOnly);
  const openContacts = open.map(({ contact }) => contact);
  const together = signedTogether(accountHolder, current.contact, openContacts, isConsolidated).map(({ contactId }) => contactId);
  const tasks = isSignerMinor ? open.filter(isWaiting) : all.filter(({ contact }) => together.includes(contact.contactId));
  const contacts = tasks.map((task) => task.contact);
  const isShared = isSharedSignature(isConsolidated, contacts);
  const signer = signerOf(accountHolder, contacts, isShared);
  return {
    key: tasks.map((task) => task.id).join(' '),
    tasks,
    contacts,
    signedIn: accountHolder,
    isShared,
    signerName: fullName(signer),
    expectedName: expectedSignerName(accountHolder, contacts),
    isByAccountHolder: signer.contactId === accountHolder.contactId,
    minors: signedAs('forMinor', accountHolder, contacts, isShared),
    adults: signedAs('forAdult', accountHolder, contacts, isShared),
    isSignerMinor,
  };
}

const list = new Intl.ListFormat('en', { type: 'conjunction' });

/** Who needs a guardian: "you and Mia". */
export function whoWaits(turn: Turn, accountHolderId: number): string {
  return list.format(turn.contacts.map((contact) => (contact.contactId === accountHolderId ? 'you' : contact.firstName)));
}

/** One sentence, before signing, that says who signs for whom. */
export function whoSigns(turn: Turn, accountHolderId: number): string {
  if (!turn.isByAccountHolder) return `${turn.signerName} signs here, with their own name.`;
  const forSelf = turn.contacts.some((contact) => contact.contactId === accountHolderId);
  const others = turn.contacts.filter((contact) => contact.contactId !== accountHolderId).map((contact) => contact.firstName);
  return `You, ${turn.signerName}, sign for ${list.format([...(forSelf ? ['yourself'] : []), ...others])}.`;
}
