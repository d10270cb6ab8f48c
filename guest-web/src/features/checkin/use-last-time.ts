import type { ContactTask, RentalContactTask } from '@arrival/contracts';
import type { Measure } from '@arrival/rules';
import { useState } from 'react';
import { childDraftKey, rentalDraftKey } from '../../lib/checkin/draft-keys';
import type { CheckIn } from '../../lib/completion/checkin-context';
import { newerCode } from '../../lib/completion/use-profile-save';
import { clearDraft } from '../../lib/drafts/drafts';
import { track } from '../../lib/vendors/analytics';
import { growsStill, type KeptChild, type KeptFamily, sameAnswers } from './kept-answers';
import { useGrownMeasures } from './use-grown-measures';

/** Of the first number's field. */
export const measureId = (task: RentalContactTask, measure: Measure): string => `${task.id}-${measure}`;

/** Of the button by which a child's answers are confirmed. */
export const confirmId = ({ id }: KeptChild): string => `${id}-still-true`;

/** What is told anew of the children, and sending all of it: each person's answers are a completion of their own. */
export function useLastTime(family: KeptFamily, checkIn: CheckIn, onDone: () => void) {
  const [saved, setSaved] = useState<readonly string[]>([]);
  const isLeft = ({ id }: ContactTask) => !saved.includes(id);
  const [rentals, children] = [family.rentals.filter(isLeft), family.children.filter(isLeft)];
  const { typedOf, type, bandOf, measuresOf, unmeasured } = useGrownMeasures(rentals);
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
        task,
        event: 'rentalProfile' as const,
        draftKey: rentalDraftKey(task),
        answers: sameAnswers(task, growsStill(task) ? measuresOf(task) : undefined),
      })),
      ...children.map((task) => ({
        task,
        event: 'childRegistration' as const,
        draftKey: childDraftKey(task),
        answers: task.relatedObject,
      })),
    ];
    const stored: string[] = [];
    for (const { task, event, draftKey, answers } of all) {
      const outcome = await checkIn.complete(task, answers, options);
      if (!outcome.ok) {
        // Another phone has saved meanwhile: what is left is asked in the usual way. Else the guest may try again here.
        if (outcome.error?.code === newerCode) break;
        setSaved([...saved, ...stored]);
        setSending(false);
        return;
      }
      stored.push(task.id);
      clearDraft(draftKey);
      track(event, 'update');
    }
    onDone();
  };
  return { rentals, children, typedOf, type, bandOf, unmeasured, isConfirmed, confirm, unconfirmed, isSending, send };
}
