import type { WaiverContactTask } from '@arrival/contracts';
import { canSkip, methodsFor, type SignatureAlert, signatureAlerts } from '@arrival/rules';
import { useState } from 'react';
import { track } from '../../lib/analytics';
import { ActionBar } from '../../lib/checkin/action-bar';
import type { TaskStep } from '../../lib/checkin/checkin-context';
import { scrollToTop } from '../../lib/checkin/scroll';
import { AlertDialog } from '../../ui/alert-dialog';
import { Banner } from '../../ui/banner';
import { Button } from '../../ui/button';
import { fieldIds, goToSigning, SignForm } from './sign-form';
import { isTypedInsteadOfDrawn, signatureRequest } from './signature-request';
import { Signees } from './signees';
import { useSigningDraft } from './signing-draft';
import type { Turn } from './turn';
import { useTextChange } from './use-text-change';
import { useWaiverText } from './use-waiver-text';
import { WaiverBody } from './waiver-body';
import styles from './waiver-turn.module.css';

interface Props {
  checkIn: TaskStep<WaiverContactTask>;
  turn: Turn;
  accountHolderId: number;
}

/** Reading and signing, for one signature. */
export function WaiverTurn({ checkIn, turn, accountHolderId }: Props) {
  const first = turn.tasks[0]!;
  const { draft, change, forget } = useSigningDraft(turn.key);
  const [alerts, setAlerts] = useState<readonly SignatureAlert[]>([]);
  const [shown, setShown] = useState<SignatureAlert>();
  const textChange = useTextChange(first);
  const text = useWaiverText(textChange.waiver);
  const hasText = textChange.waiver.rolTextHash !== null || textChange.waiver.rolText !== null;
  const required = methodsFor(first.task, draft);
  const isOnPad = isTypedInsteadOfDrawn(first.task, draft) || Boolean(draft.sheet?.strokes.length);
  const isReady = (!required.agree || draft.agree) && (!required.text || draft.typedName.trim() !== '') && (!required.wet || isOnPad);

  const advance = () => {
    const left = checkIn.step.contactTasks.filter((task) => !task.isReadOnly && !turn.tasks.includes(task));
    if (left.length === 0) checkIn.taskDone();
    else scrollToTop();
  };
  const accept = async () => {
    const given = { ...draft, signature: isOnPad ? 'given' : '', signerName: draft.typedName };
    const wrong = signatureAlerts(first.task, given, turn.expectedName);
    setAlerts(wrong);
    setShown(wrong[0]);
    if (wrong.length > 0) return;
    const signature = signatureRequest(turn, first.task, draft, textChange.waiver.rolTextHash, new Date());
    const contactIds = turn.contacts.map((contact) => contact.contactId);
    const outcome = await checkIn.complete(first, signature, { contactIds, expectedCodes: ['waiver.text_changed'] });
    if (!outcome.ok) {
      if (outcome.error && (await textChange.accept(outcome.error))) change({ agree: false, sheet: undefined, typedName: '' });
      return;
    }
    forget();
    track('Sign Waiver', first.task.posWaiverId ?? undefined);
    advance();
  };
  const skip = () => {
    checkIn.skip(turn.tasks);
    advance();
  };
  const closeAlert = () => {
    const field = shown?.field;
    setShown(undefined);
    // After the dialog has given the focus back.
    setTimeout(() => field && document.getElementById(fieldIds[field])?.focus());
  };

  return (
    <>
      <Signees turn={turn} />
      {textChange.isChanged && (
        <Banner tone="warning" live title="The waiver has changed">
          The resort has published a new text since you opened this page. Please read it again before you sign. Nothing was signed.
        </Banner>
      )}
      <p>I affirm that I am the parent, legal guardian or authorised person of the people named here, or that I sign for myself.</p>
      <WaiverBody
        title={textChange.waiver.title}
        hasText={hasText}
        html={text.data?.html}
        error={text.error}
        onRetry={() => void text.refetch()}
        onSign={turn.isSignerMinor ? undefined : goToSigning}
      />
      {turn.isSignerMinor && (
        <Banner tone="warning" title="An adult must sign">
          You are under 18. Please ask a parent or guardian to sign in and check in the family.
        </Banner>
      )}
      {hasText && !turn.isSignerMinor && (
        <SignForm task={first.task} turn={turn} accountHolderId={accountHolderId} draft={draft} onChange={change} alerts={alerts} />
      )}
      {(hasText || canSkip(first)) && (
        <ActionBar>
          {canSkip(first) && (
            <Button variant="secondary" size="l" onClick={skip} disabled={checkIn.isSaving}>
              Skip Waiver
            </Button>
          )}
          {hasText && !turn.isSignerMinor && (
            <Button
              className={styles.accept}
              variant={isReady ? 'success' : 'primary'}
              size="l"
              busy={checkIn.isSaving}
              disabled={!text.data}
              onClick={() => void accept()}
            >
              Accept
            </Button>
          )}
        </ActionBar>
      )}
      {shown && <AlertDialog title={shown.message} onClose={closeAlert} />}
    </>
  );
}
