import type { WaiverContactTask } from '@arrival/contracts';
import {
  expectedSignerName,
  fullName,
  isMinor,
  isSharedSignature,
  type PersonName,
  type Signee,
  signingObjection,
  signingRole,
} from '@arrival/rules';

/** One signature: for whom it is, and who gives it. */
export interface Turn {
  /** Changes with every signature, so that the next person starts with an empty form. */
  key: string;
  tasks: readonly WaiverContactTask[];
  contacts: readonly WaiverContactTask['contact'][];
  signerName: string;
  expectedName: string;
  /** The account holder signs, for themselves or for others; otherwise the person in turn signs on this phone. */
  isByAccountHolder: boolean;
  /** Somebody is signed for who is not the signer: the relationship is asked. */
  isOnBehalf: boolean;
  /** Nobody here may sign for them: a guardian signs in (spec §1). */
  isSignerMinor: boolean;
}

/**
 * Whose turn it is (spec §4, D21, D22): with consolidated waivers one signature covers everybody who still needs it, otherwise each in turn,
 * and those for whom nobody here may sign together.
 */
export function turnOf(current: WaiverContactTask, all: readonly WaiverContactTask[], accountHolder: Signee): Turn {
  const isConsolidated = current.task.consolidateWaivers;
  const objected = (tasks: readonly WaiverContactTask[]) =>
    signingObjection(
      accountHolder,
      tasks.map((task) => task.contact),
      isConsolidated,
    ) === 'signerIsMinor';
  const isSignerMinor = objected([current]);
  const open = all.filter((task) => !task.isReadOnly);
  const isTogether = isConsolidated && !objected(open);
  const tasks = isTogether ? open : isSignerMinor ? open.filter((task) => objected([task])) : [current];
  const contacts = tasks.map((task) => task.contact);
  const only = contacts[0];
  const isShared = isSharedSignature(isConsolidated, contacts);
  const isByAccountHolder = isShared || (only !== undefined && (only.contactId === accountHolder.contactId || isMinor(only.age)));
  const signer: PersonName = isByAccountHolder || !only ? accountHolder : only;
  return {
    key: tasks.map((task) => task.id).join(' '),
    tasks,
    contacts,
    signerName: fullName(signer),
    expectedName: expectedSignerName(accountHolder, contacts),
    isByAccountHolder,
    isOnBehalf: contacts.some((contact) => signingRole(accountHolder, contact, isShared) !== 'self'),
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
