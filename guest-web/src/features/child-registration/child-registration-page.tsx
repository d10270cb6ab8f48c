import { taskTypeIds } from '@arrival/contracts';
import { useTaskStep } from '../../lib/checkin/checkin-context';
import { linesAround } from '../../lib/checkin/lines';
import { PeopleLines } from '../../lib/checkin/person';
import { useCompleteEmptyStep } from '../../lib/checkin/use-complete-empty-step';
import { useSession } from '../../lib/use-session';
import { PageHeader } from '../../ui/page-header';
import { RegistrationCard } from './registration-card';
import { RegistrationForm } from './registration-form';

/** /checkin/childregistration (spec §2): the first incomplete one opens for editing, the others are one card or line each. */
export function ChildRegistrationPage() {
  const checkIn = useTaskStep(taskTypeIds.childRegistration);
  const session = useSession();
  useCompleteEmptyStep(checkIn);
  if (!checkIn) return null;
  const { current, step } = checkIn;
  const lines = linesAround(step.contactTasks, current, { waiting: 'Not Completed' });
  const edit = (id: string) => {
    checkIn.change([id], { isReadOnly: false, isSkipped: false });
    checkIn.open(id);
  };
  return (
    <>
      <PageHeader
        title="Complete Child Registration Profiles"
        description="So that the people who look after your child know whom to call."
        back={checkIn.back}
      />
      {current ? (
        <>
          <PeopleLines people={lines.finished} label="Finished" action="Change" onAction={edit} disabled={checkIn.isSaving} />
          <RegistrationForm
            key={current.id}
            checkIn={checkIn}
            task={current}
            signedIn={{ firstName: session?.givenName ?? '', lastName: session?.familyName ?? '' }}
          >
            <PeopleLines people={lines.waiting} label="Still to come" action="Update" onAction={edit} disabled={checkIn.isSaving} />
          </RegistrationForm>
        </>
      ) : (
        step.contactTasks.map((task) => <RegistrationCard key={task.id} task={task} onUpdate={() => edit(task.id)} />)
      )}
    </>
  );
}
