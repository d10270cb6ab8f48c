import { taskTypeIds } from '@arrival/contracts';
import { isAtDesk } from '@arrival/rules';
import { useQuery } from '@tanstack/react-query';
import { useTaskStep } from '../../lib/checkin/checkin-context';
import { linesAround } from '../../lib/checkin/lines';
import { PeopleLines } from '../../lib/checkin/person';
import { profileQuery } from '../../lib/household';
import { Banner } from '../../ui/banner';
import { LoadFailure } from '../../ui/load-failure';
import { PageHeader } from '../../ui/page-header';
import { PageSkeleton } from '../../ui/skeleton';
import { AtDesk } from './at-desk';
import { turnOf } from './turn';
import { WaiverTurn } from './waiver-turn';

/** /checkin/waiver (spec §2): one signature for all, or each person in turn. */
export function WaiverPage() {
  const checkIn = useTaskStep(taskTypeIds.waiver);
  const profile = useQuery(profileQuery);
  if (!checkIn) return null;
  const { current, step } = checkIn;
  const lines = linesAround(step.contactTasks, current, { done: 'Signed' });
  const title = (current ?? step.contactTasks[0])?.relatedObject.title ?? step.name;
  if (profile.isPending) return <PageSkeleton label="Loading the waiver" />;
  if (!profile.data) return <LoadFailure title="The waiver could not be loaded" query={profile} />;
  const sign = (id: string) => {
    checkIn.change([id], { isReadOnly: false, isSkipped: false });
    checkIn.open(id);
  };
  const hasSkips = step.contactTasks.some((task) => !task.isComplete);
  const atDesk = step.contactTasks.filter((task) => !task.isReadOnly && isAtDesk(task.reason));
  const turn = current && turnOf(current, step.contactTasks, profile.data.contact);
  return (
    <>
      <PageHeader title={title} back={{ to: '/home', label: 'Your family' }} />
      <PeopleLines people={lines.finished} label="Finished" action="Sign" actionFor="skipped" onAction={sign} disabled={checkIn.isSaving} />
      {!turn && <Banner tone="success" title={hasSkips ? 'Nothing left to sign here' : 'Everybody has signed'} />}
      {atDesk.length > 0 && <AtDesk checkIn={checkIn} tasks={atDesk} />}
      {turn && atDesk.length === 0 && (
        <WaiverTurn key={turn.key} checkIn={checkIn} turn={turn} accountHolderId={profile.data.contact.contactId} />
      )}
    </>
  );
}
