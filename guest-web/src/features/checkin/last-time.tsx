import { taskTypeIds } from '@arrival/contracts';
import { startTransition } from 'react';
import { useNavigate } from 'react-router-dom';
import { pathOf } from '../../lib/checkin/step-paths';
import type { CheckIn } from '../../lib/completion/checkin-context';
import { ReadyAction } from '../../ui/checkin/ready-action';
import { PageHeader } from '../../ui/page-header';
import { lastTime } from '../../words/checkin';
import { sentences } from '../../words/sentences';
import { useWords } from '../../words/words';
import { growsStill, type KeptFamily } from './kept-answers';
import styles from './last-time.module.css';
import { LastTimeChild } from './last-time-child';
import { LastTimeRental } from './last-time-rental';
import { confirmId, measureId, useLastTime } from './use-last-time';

interface Props {
  family: KeptFamily;
  checkIn: CheckIn;
  /** On to what is left, in the usual way. */
  onDone: () => void;
}

/** A family that has been here before confirms on one screen; what grows is told anew, and each child's registration is confirmed by itself. */
export function LastTime({ family, checkIn, onDone }: Props) {
  const words = useWords(lastTime);
  const navigate = useNavigate();
  const form = useLastTime(family, checkIn, onDone);
  const { rentals, children } = form;
  const usualWay = (typeId: 2 | 3, id: string) =>
    // At once with its place, which comes in a transition: a form looks there, once, for what is to be changed.
    startTransition(() => {
      onDone();
      checkIn.open(id);
      void navigate(pathOf(typeId), { replace: true, state: { change: id } });
    });
  const unmeasured = form.unmeasured.map(({ contact }) => contact.firstName);
  const missing = [
    ...(unmeasured.length > 0 ? [words.measuresOf({ count: unmeasured.length, names: unmeasured })] : []),
    ...form.unconfirmed.map(({ contact }) => words.answersOf({ name: contact.firstName })),
  ];
  const press = () => {
    const [first] = form.unmeasured;
    const [unconfirmed] = form.unconfirmed;
    if (missing.length === 0) void form.send();
    else if (first) {
      const measure = form.bandOf(first, 'height') ? 'weight' : 'height';
      document.getElementById(measureId(first, measure))?.focus();
    } else if (unconfirmed) document.getElementById(confirmId(unconfirmed))?.focus();
  };
  return (
    <>
      <PageHeader
        title={words.title}
        description={rentals.some(growsStill) ? sentences(words.why, words.grow) : words.why}
      />
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
        {children.map((task) => (
          <LastTimeChild
            key={task.id}
            task={task}
            form={form}
            onChange={() => usualWay(taskTypeIds.childRegistration, task.id)}
          />
        ))}
      </div>
      <ReadyAction label={words.yes} missing={missing} isBusy={form.isSending} onPress={press} />
    </>
  );
}
