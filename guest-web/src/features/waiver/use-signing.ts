import type { WaiverContactTask } from '@arrival/contracts';
import { methodsFor, type SignatureAlert, signatureAlerts, statementAlerts } from '@arrival/rules';
import { useState } from 'react';
import { track } from '../../lib/analytics';
import type { TaskStep } from '../../lib/checkin/checkin-context';
import { scrollToTop } from '../../lib/checkin/scroll';
import { fieldIds } from './field-ids';
import { isTypedInsteadOfDrawn, signatureRequest } from './signature-request';
import type { Signing } from './signing';
import { type SigningDraft, useSigningDraft } from './signing-draft';
import { useTextChange } from './use-text-change';

type Task = WaiverContactTask['task'];

const isOnPad = (task: Task, draft: SigningDraft): boolean =>
  isTypedInsteadOfDrawn(task, draft) || Boolean(draft.sheet?.strokes.length);

/** What is not stated yet; pressing Accept is the agreement to sign electronically. */
const missingStatements = ({ signedIn, contacts, isShared }: Signing, draft: SigningDraft): SignatureAlert[] =>
  statementAlerts(signedIn, contacts, isShared, { ...draft, consent: true });

/** Accept turns success-coloured when the agree box is checked and a name is typed (spec §5), and whatever else is asked for is there. */
function isReadyToAccept(task: Task, signing: Signing, draft: SigningDraft): boolean {
  const required = methodsFor(task, draft);
  if (missingStatements(signing, draft).length > 0) return false;
  return (
    (!required.agree || draft.agree) &&
    (!required.text || draft.typedName.trim() !== '') &&
    (!required.wet || isOnPad(task, draft))
  );
}

/** One signature from the first stroke to the next person's signing (spec §4, §5). */
export function useSigning(checkIn: TaskStep<WaiverContactTask>, signing: Signing) {
  const first = signing.tasks[0]!;
  const { draft, change, forget } = useSigningDraft(signing.key);
  const [alerts, setAlerts] = useState<readonly SignatureAlert[]>([]);
  const [alert, setAlert] = useState<SignatureAlert>();
  const textChange = useTextChange(first);

  const advance = () => {
    const isLast = checkIn.step.contactTasks.every((task) => task.isReadOnly || signing.tasks.includes(task));
    if (isLast) checkIn.taskDone();
    else scrollToTop();
  };
  const isComplete = () => {
    const given = { ...draft, signature: isOnPad(first.task, draft) ? 'given' : '', signerName: draft.typedName };
    const wrong = [...missingStatements(signing, draft), ...signatureAlerts(first.task, given, signing.expectedName)];
    setAlerts(wrong);
    setAlert(wrong[0]);
    return wrong.length === 0;
  };
  const accept = async () => {
    if (!isComplete()) return;
    const signature = signatureRequest(signing, first.task, draft, textChange.waiver.rolTextHash, new Date());
    const contactIds = signing.contacts.map((contact) => contact.contactId);
    const outcome = await checkIn.complete(first, signature, { contactIds, expectedCodes: ['waiver.text_changed'] });
    if (outcome.ok) {
      forget();
      track('signWaiver', first.task.posWaiverId ?? undefined);
      advance();
    } else if (outcome.error && (await textChange.accept(outcome.error))) {
      change({ agree: false, sheet: undefined, typedName: '' });
    }
  };
  const skip = () => {
    checkIn.skip(signing.tasks);
    advance();
  };
  const closeAlert = () => {
    const field = alert?.field;
    setAlert(undefined);
    // After the dialog has given the focus back.
    setTimeout(() => field && document.getElementById(fieldIds[field])?.focus());
  };
  const { waiver, isChanged } = textChange;
  return {
    first,
    waiver,
    isChanged,
    draft,
    change,
    alerts,
    alert,
    closeAlert,
    accept,
    skip,
    isReady: isReadyToAccept(first.task, signing, draft),
  };
}
