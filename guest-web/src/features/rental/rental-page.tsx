import { taskTypeIds } from '@arrival/contracts';
import { isLeftToShop } from '../../lib/checkin/left-to-shop';
import { linesAround } from '../../lib/checkin/lines';
import { useTaskStep } from '../../lib/completion/checkin-context';
import { useCompleteEmptyStep } from '../../lib/completion/use-complete-empty-step';
import { useText } from '../../lib/wording/texts';
import { GoOnBar } from '../../ui/checkin/go-on-bar';
import { PeopleLines } from '../../ui/checkin/person';
import { PageHeader } from '../../ui/page-header';
import { path, people } from '../../words/checkin';
import { useWords } from '../../words/words';
import { RentalForm } from './rental-form';
import { RentalSummary } from './rental-summary';

/** /checkin/rentalprofile (spec §2): per person a read-only summary or the form. */
export function RentalPage() {
  const checkIn = useTaskStep(taskTypeIds.rentalProfile);
  const words = useWords(people);
  const { goOn } = useWords(path);
  const text = useText();
  useCompleteEmptyStep(checkIn);
  if (!checkIn) return null;
  const { inHand, step } = checkIn;
  const lines = linesAround(step.contactTasks, inHand, checkIn.isKept);
  const change = (id: string) => {
    checkIn.change([id], { isReadOnly: false, isSkipped: false });
    checkIn.open(id);
  };
  const action = { label: words.change, labelFor: words.changeFor, onPress: change, disabled: checkIn.isSaving };
  return (
    <>
      <PageHeader title={text('rentalProfile.title')} description={text('rentalProfile.note')} />
      {inHand ? (
        <>
          <PeopleLines people={lines.finished} group="finished" action={action} />
          <RentalForm key={inHand.id} checkIn={checkIn} task={inHand}>
            <PeopleLines people={lines.waiting} group="toCome" />
          </RentalForm>
        </>
      ) : (
        step.contactTasks.map((task) => <RentalSummary key={task.id} task={task} onChange={() => change(task.id)} />)
      )}
      {!inHand && step.contactTasks.some(isLeftToShop) && <GoOnBar label={goOn} onPress={checkIn.taskDone} />}
    </>
  );
}
