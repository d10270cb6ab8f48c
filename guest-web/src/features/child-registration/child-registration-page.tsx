import { type ChildContactTask, taskTypeIds } from '@arrival/contracts';
import { type ReactNode, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { childDraftKey } from '../../lib/checkin/draft-keys';
import { linesAround } from '../../lib/checkin/lines';
import { type TaskStep, useTaskStep } from '../../lib/completion/checkin-context';
import { useCompleteEmptyStep } from '../../lib/completion/use-complete-empty-step';
import { readDraft } from '../../lib/drafts/drafts';
import { useSettings } from '../../lib/settings';
import { PeopleLines } from '../../ui/checkin/person';
import { PageHeader } from '../../ui/page-header';
import { PageSkeleton } from '../../ui/skeleton';
import { people } from '../../words/checkin';
import { childForm } from '../../words/child';
import { common } from '../../words/common';
import { useWords } from '../../words/words';
import { RegistrationCard } from './registration-card';
import { RegistrationForm } from './registration-form';
import { canStillBeTrue, type KnownPeople } from './registration-form-values';
import { StillTrue } from './still-true';
import { useKnownPeople } from './use-known-people';

/** /checkin/childregistration (spec §2): the first incomplete one opens for editing, the others are one card or line each. */
export function ChildRegistrationPage() {
  const checkIn = useTaskStep(taskTypeIds.childRegistration);
  const words = useWords(childForm);
  const { loading } = useWords(common);
  const { change, changeFor } = useWords(people);
  const known = useKnownPeople(checkIn?.inHand?.contact.contactId);
  useCompleteEmptyStep(checkIn);
  if (!checkIn) return null;
  const { inHand, step } = checkIn;
  const lines = linesAround(step.contactTasks, inHand, checkIn.isKept);
  const edit = (id: string) => {
    checkIn.change([id], { isReadOnly: false, isSkipped: false });
    checkIn.open(id);
  };
  const action = { onPress: edit, disabled: checkIn.isSaving };
  return (
    <>
      <PageHeader title={words.title} description={words.why} />
      {inHand && !known ? (
        <PageSkeleton label={loading} />
      ) : inHand && known ? (
        <>
          <PeopleLines
            people={lines.finished}
            group="finished"
            action={{ ...action, label: change, labelFor: changeFor }}
          />
          <ChildInHand key={inHand.id} checkIn={checkIn} task={inHand} known={known}>
            <PeopleLines
              people={lines.waiting}
              group="toCome"
              states={{ waiting: words.notCompleted }}
              action={{ ...action, label: words.update, labelFor: words.updateFor }}
            />
          </ChildInHand>
        </>
      ) : (
        step.contactTasks.map((task) => <RegistrationCard key={task.id} task={task} onUpdate={() => edit(task.id)} />)
      )}
    </>
  );
}

interface InHand {
  checkIn: TaskStep<ChildContactTask>;
  task: ChildContactTask;
  known: KnownPeople;
  children: ReactNode;
}

/** Answers of the last time are confirmed, and typed only by who wants to change them, here or on the screen before. */
function ChildInHand({ checkIn, task, known, children }: InHand) {
  const { phoneRegion } = useSettings();
  const { state } = useLocation();
  const [isTyping, setTyping] = useState(
    (state as { change?: string } | null)?.change === task.id || readDraft(childDraftKey(task)) !== undefined,
  );
  const { relatedObject: saved } = task;
  const canStand = canStillBeTrue(task, phoneRegion);
  return saved && canStand && !isTyping ? (
    <StillTrue checkIn={checkIn} task={task} saved={saved} onChange={() => setTyping(true)}>
      {children}
    </StillTrue>
  ) : (
    <RegistrationForm
      checkIn={checkIn}
      task={task}
      known={known}
      onBack={canStand ? () => setTyping(false) : undefined}
    >
      {children}
    </RegistrationForm>
  );
}
