import type { WaiverContactTask } from '@arrival/contracts';
import { methodsFor, type SignatureAlert, statementAlerts } from '@arrival/rules';
import { coveredNames } from './covered-names';
import { isTypedInsteadOfDrawn } from './signature-request';
import type { Signing } from './signing';
import type { SigningDraft } from './signing-draft';

export type MissingPart = 'relationship' | 'agreedContactIds' | 'agree' | 'signerName' | 'signature';
type Task = WaiverContactTask['task'];

export const isOnPad = (task: Task, draft: SigningDraft): boolean =>
  isTypedInsteadOfDrawn(task, draft) || Boolean(draft.sheet?.strokes.length);

/** What is not stated yet, of people as the guest's language lists them; pressing Accept is the agreement to sign electronically. */
export const missingStatements = (signing: Signing, draft: SigningDraft): SignatureAlert[] =>
  statementAlerts(signing.signedIn, signing.contacts, signing.isShared, { ...draft, consent: true }).map((alert) =>
    alert.field === 'relationship' ? { ...alert, params: { names: coveredNames(signing.minors) } } : alert,
  );

/** What Accept waits for, in the order of the sheet: a box to check and a name to type (spec §5), and whatever else is asked for. */
export function missingParts(task: Task, signing: Signing, draft: SigningDraft): MissingPart[] {
  const required = methodsFor(task, draft);
  const isUnstated = (field: SignatureAlert['field']) =>
    missingStatements(signing, draft).some((alert) => alert.field === field);
  const isMissing: Record<MissingPart, boolean> = {
    relationship: isUnstated('relationship'),
    agreedContactIds: isUnstated('agreedContactIds'),
    agree: required.agree && !draft.agree,
    signerName: required.text && draft.typedName.trim() === '',
    signature: required.wet && !isOnPad(task, draft),
  };
  return (Object.keys(isMissing) as MissingPart[]).filter((part) => isMissing[part]);
}
