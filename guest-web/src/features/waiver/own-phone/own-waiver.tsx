import { ownPhoneRoutes, type WaiverContactTask } from '@arrival/contracts';
import type { ProblemError } from '../../../lib/api/problem';
import { type CheckIn, CheckInContext } from '../../../lib/completion/checkin-context';
import { useKeptSignatures } from '../kept-signatures';
import { signingOf } from '../signing';
import { SigningScreen } from '../signing-screen';
import { TextRoute } from '../text-route';
import { useOwnCheckIn } from './use-own-check-in';

interface Props {
  task: WaiverContactTask;
  onSigned: () => void;
  onSkipped: () => void;
  onFailed: (problem: ProblemError | undefined) => void;
}

/** One waiver, signed as in the check-in, by this person for themselves. */
export function OwnWaiver({ task, onSigned, onSkipped, onFailed }: Props) {
  const kept = useKeptSignatures();
  const checkIn = useOwnCheckIn(task, onSigned, onSkipped, onFailed);
  return (
    <CheckInContext value={checkIn as unknown as CheckIn}>
      <TextRoute value={ownPhoneRoutes.text}>
        <SigningScreen
          checkIn={checkIn}
          signing={signingOf(task, [task], task.contact)}
          accountHolderId={task.contact.contactId}
          kept={kept}
        />
      </TextRoute>
    </CheckInContext>
  );
}
