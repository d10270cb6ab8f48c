import { taskTypeIds } from '@arrival/contracts';
import { linesAround } from '../../lib/checkin/lines';
import { useTaskStep } from '../../lib/completion/checkin-context';
import { useCompleteEmptyStep } from '../../lib/completion/use-complete-empty-step';
import { PeopleLines } from '../../ui/checkin/person';
import { PageHeader } from '../../ui/page-header';
import { people } from '../../words/checkin';
import { photo } from '../../words/photo';
import { useWords } from '../../words/words';
import { useNoStrayDrop } from './drop-place';
import { PhotoCard } from './photo-card';
import { PhotoWidget } from './photo-widget';

/** /checkin/photo (spec §2): per person, cut to a square and uploaded. */
export function PhotoPage() {
  const checkIn = useTaskStep(taskTypeIds.photo);
  useCompleteEmptyStep(checkIn);
  const words = useWords(photo);
  const { change, changeFor } = useWords(people);
  useNoStrayDrop();
  if (!checkIn) return null;
  const { inHand, step } = checkIn;
  const lines = linesAround(step.contactTasks, inHand, checkIn.isKept);
  const update = (id: string) => {
    checkIn.change([id], { isReadOnly: false, isSkipped: false });
    checkIn.open(id);
  };
  const action = { label: change, labelFor: changeFor, onPress: update, disabled: checkIn.isSaving };
  return (
    <>
      <PageHeader title={words.title} description={words.why} />
      {inHand ? (
        <>
          <PeopleLines people={lines.finished} group="finished" action={action} />
          <PhotoWidget key={inHand.id} checkIn={checkIn} task={inHand}>
            <PeopleLines people={lines.waiting} group="toCome" />
          </PhotoWidget>
        </>
      ) : (
        step.contactTasks.map((task) => <PhotoCard key={task.id} task={task} onUpdate={() => update(task.id)} />)
      )}
    </>
  );
}
