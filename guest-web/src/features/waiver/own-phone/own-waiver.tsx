import { ownPhoneRoutes, type WaiverContactTask } from '@arrival/contracts';
import type { ProblemError } from '../../../lib/api/problem';
import { type CheckIn, CheckInContext } from '../../../lib/completion/checkin-context';
import { SaveFailure } from '../../../ui/checkin/save-feedback';
import { useKeptSignatures } from '../kept-signatures';
import { signingOf } from '../signing';
import { SigningScreen } from '../signing-screen';
import { TextRoute } from '../text-route';
import { useOwnCheckIn } from './use-own-check-in';

interface Props {
  task: WaiverContactTask;
  onSigned: () => void;
  onSkipped: () => void;
  /** Whether the page goes on to something else. */
  onFailed: (problem: ProblemError) => boolean;
  /** What is asked has changed since it was read. */
  onRefused: () => void;
}

/** One waiver, signed as in the check-in, by this person for themselves. */
export function OwnWaiver({ task, onSigned, onSkipped, onFailed, onRefused }: Props) {
  const kept = useKeptSignatures();
  const { failure, ...checkIn } = useOwnCheckIn(task, onSigned, onSkipped, onFailed);
  const close = () => {
    failure?.close();
    if (failure?.problem.isRefusal) onRefused();
  };
  return (
    <CheckInContext value={checkIn as unknown as CheckIn}>
      <TextRoute value={ownPhoneRoutes.text}>
        <SigningScreen
          checkIn={checkIn}
          signing={signingOf(task, [task], task.contact)}
          accountHolderId={task.contact.contactId}
          kept={kept}
        />
        {failure && <SaveFailure failure={failure.problem} onRetry={failure.retry} onClose={close} />}
      </TextRoute>
    </CheckInContext>
  );
}
