import { noneText, taskTypeIds } from '@arrival/contracts';
import { healthFields } from '@arrival/rules';
import { useNavigate } from 'react-router-dom';
import type { CheckIn } from '../../lib/checkin/checkin-context';
import { pathOf } from '../../lib/checkin/step-paths';
import { LabelList } from '../../ui/checkin/label-list';
import { ReadyAction } from '../../ui/checkin/ready-action';
import { PageHeader } from '../../ui/page-header';
import { lastTime, people } from '../../words/checkin';
import { child } from '../../words/child';
import { useWords } from '../../words/words';
import { growsStill, type KeptFamily } from './kept-answers';
import styles from './last-time.module.css';
import { LastTimeRental } from './last-time-rental';
import { LastTimeRow } from './last-time-row';
import { measureId, useLastTime } from './use-last-time';

interface Props {
  family: KeptFamily;
  checkIn: CheckIn;
  /** On to what is left, in the usual way. */
  onDone: () => void;
}

/** A family that has been here before confirms on one screen; what grows is told anew, and health is looked at before it counts as still true. */
export function LastTime({ family, checkIn, onDone }: Props) {
  const words = useWords(lastTime);
  const { change, changeFor } = useWords(people);
  const navigate = useNavigate();
  const form = useLastTime(family, checkIn, onDone);
  const { rentals, children } = family;
  const names = children.map(({ contact }) => contact.firstName);
  const [first] = children;
  const usualWay = (typeId: 2 | 3, id: string) => {
    onDone();
    checkIn.open(id);
    void navigate(pathOf(typeId), { replace: true, state: { change: id } });
  };
  const missing = [
    ...form.unmeasured.map(({ contact }) => words.measuresOf({ name: contact.firstName })),
    ...(form.hasLooked ? [] : [words.healthLook]),
  ];
  const press = () => {
    const [unmeasured] = form.unmeasured;
    if (missing.length === 0) void form.send();
    else if (unmeasured) {
      const measure = form.readOf(unmeasured, 'height').band ? 'weight' : 'height';
      document.getElementById(measureId(unmeasured, measure))?.focus();
    } else document.getElementById('last-time-health')?.focus();
  };
  return (
    <>
      <PageHeader title={words.title} description={words.why} />
      <div className={styles.rows}>
        {rentals.map((task) => (
          <LastTimeRental
            key={task.id}
            task={task}
            form={form}
            isTold={growsStill(task)}
            onChange={() => usualWay(taskTypeIds.rentalProfile, task.id)}
          />
        ))}
        {first && (
          <>
            <LastTimeRow
              of={{ icon: 'family', title: words.contactsFor({ people: names }) }}
              kept={[first.relatedObject.primaryEmergencyContact, first.relatedObject.alternateEmergencyContact1].join(
                ' · ',
              )}
              action={{
                label: change,
                labelFor: changeFor({ name: words.contactsFor({ people: names }) }),
                onPress: () => usualWay(taskTypeIds.childRegistration, first.id),
              }}
            />
            <Health family={family} form={form} />
          </>
        )}
      </div>
      <ReadyAction label={words.yes} missing={missing} isBusy={form.isSending} onPress={press} />
    </>
  );
}

function Health({ family: { children }, form }: { family: KeptFamily; form: ReturnType<typeof useLastTime> }) {
  const words = useWords(lastTime);
  const labels = useWords(child).field;
  const counts = children.map(({ contact, relatedObject }) => {
    const count = healthFields.filter((field) => relatedObject[field] !== noneText).length;
    return count === 0
      ? words.noAnswers({ name: contact.firstName })
      : words.answers({ name: contact.firstName, count });
  });
  return (
    <LastTimeRow
      of={{ icon: 'child', title: words.health }}
      kept={counts.join(' · ')}
      action={
        form.hasLooked
          ? undefined
          : {
              label: words.look,
              labelFor: `${words.look}: ${words.health}`,
              onPress: form.look,
              id: 'last-time-health',
            }
      }
    >
      {form.hasLooked &&
        children.map(({ id, contact, relatedObject }) => (
          <section key={id} aria-label={contact.firstName}>
            <h3 className={styles.name}>{contact.firstName}</h3>
            <LabelList entries={healthFields.map((field) => ({ term: labels[field], value: relatedObject[field] }))} />
          </section>
        ))}
    </LastTimeRow>
  );
}
