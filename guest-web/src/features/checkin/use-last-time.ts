import type { RentalContactTask } from '@arrival/contracts';
import type { Measure } from '@arrival/rules';
import { useState } from 'react';
import { track } from '../../lib/analytics';
import type { CheckIn } from '../../lib/checkin/checkin-context';
import { growsStill, type KeptChild, type KeptFamily, sameAnswers } from './kept-answers';
import { useGrownMeasures } from './use-grown-measures';

const newerCode = 'profile.changed_meanwhile';

/** Of the first number's field. */
export const measureId = (task: RentalContactTask, measure: Measure): string => `${task.id}-${measure}`;

/** Of the button by which a child's answers are confirmed. */
export const confirmId = ({ id }: KeptChild): string => `${id}-still-true`;

/** What is told anew of the children, and sending all of it: each person's answers are a completion of their own. */
export function useLastTime({ rentals, children }: KeptFamily, checkIn: CheckIn, onDone: () => void) {
  const { typedOf, type, readOf, measuresOf, unmeasured, forget } = useGrownMeasures(rentals);
  // In memory alone: whoever opens the page anew looks anew.
  const [confirmed, setConfirmed] = useState<readonly string[]>([]);
  const [isSending, setSending] = useState(false);

  const isConfirmed = ({ id }: KeptChild) => confirmed.includes(id);
  const confirm = ({ id }: KeptChild) =>
    setConfirmed((ids) => (ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id]));
  const unconfirmed = children.filter((task) => !isConfirmed(task));

  const send = async () => {
    setSending(true);
    const options = { expectedCodes: [newerCode] };
    const all = [
      ...rentals.map((task) => ({
        event: 'rentalProfile' as const,
        send: () => checkIn.complete(task, sameAnswers(task, growsStill(task) ? measuresOf(task) : undefined), options),
      })),
      ...children.map((task) => ({
        event: 'childRegistration' as const,
        send: () => checkIn.complete(task, task.relatedObject, options),
      })),
    ];
    for (const one of all) {
      const outcome = await one.send();
      // Another phone has saved meanwhile, or the guest has stopped it: what is left is asked in the usual way.
      if (!outcome.ok) break;
      track(one.event, 'update');
    }
    forget();
    onDone();
  };
  return { typedOf, type, readOf, unmeasured, isConfirmed, confirm, unconfirmed, isSending, send };
}
