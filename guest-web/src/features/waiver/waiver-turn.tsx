import type { WaiverContactTask } from '@arrival/contracts';
import { canSkip } from '@arrival/rules';
import type { TaskStep } from '../../lib/checkin/checkin-context';
import { AlertDialog } from '../../ui/alert-dialog';
import { Banner } from '../../ui/banner';
import { goToSigning, SignForm } from './sign-form';
import { Signees } from './signees';
import { type Turn, whoWaits } from './turn';
import { useSigning } from './use-signing';
import { useWaiverText } from './use-waiver-text';
import { WaiverActions } from './waiver-actions';
import { WaiverBody } from './waiver-body';

interface Props {
  checkIn: TaskStep<WaiverContactTask>;
  turn: Turn;
  accountHolderId: number;
}

/** Reading and signing, for one signature. */
export function WaiverTurn({ checkIn, turn, accountHolderId }: Props) {
  const signing = useSigning(checkIn, turn);
  const { first, waiver, alert } = signing;
  const text = useWaiverText(waiver);
  const hasText = waiver.rolTextHash !== null || waiver.rolText !== null;
  const canSign = hasText && !turn.isSignerMinor;
  return (
    <>
      <Signees turn={turn} />
      {signing.isChanged && (
        <Banner tone="warning" live title="The waiver has changed">
          The resort has published a new text since you opened this page. Please read it again before you sign. Nothing was signed.
        </Banner>
      )}
      {turn.isSignerMinor && (
        <Banner tone="warning" live title={`An adult must sign for ${whoWaits(turn, accountHolderId)}`}>
          You are under 18. Please ask a parent or guardian to sign in and check in the family.
        </Banner>
      )}
      {canSign && (
        <p>I affirm that I am the parent, legal guardian or authorised person of the people named here, or that I sign for myself.</p>
      )}
      <WaiverBody title={waiver.title} hasText={hasText} text={text} onSign={canSign ? goToSigning : undefined} />
      {canSign && text.data && (
        <SignForm
          task={first.task}
          turn={turn}
          accountHolderId={accountHolderId}
          draft={signing.draft}
          onChange={signing.change}
          alerts={signing.alerts}
        />
      )}
      <WaiverActions
        onSkip={canSkip(first) ? signing.skip : undefined}
        onContinue={canSign ? undefined : checkIn.taskDone}
        onAccept={canSign ? () => void signing.accept() : undefined}
        isReady={signing.isReady}
        isTextShown={text.data !== undefined}
      />
      {alert && <AlertDialog title={alert.message} onClose={signing.closeAlert} />}
    </>
  );
}
