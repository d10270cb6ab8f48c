import { type TaskReason, taskTypeIds } from '@arrival/contracts';
import { useDayWords } from '../../lib/wording/day-words';
import type { IconName } from '../../ui/icon';
import { reasons } from '../../words/reasons';
import type { Said } from '../../words/section';
import { useWords } from '../../words/words';
import { taskName } from './task-name';

const icons: Record<number, IconName> = {
  [taskTypeIds.waiver]: 'waiver',
  [taskTypeIds.rentalProfile]: 'ski',
  [taskTypeIds.childRegistration]: 'child',
  [taskTypeIds.photo]: 'camera',
};

export function taskIcon(taskTypeId: number): IconName {
  return icons[taskTypeId] ?? 'info';
}

/** In a guest's words: why a task is asked, and what it is called; its own name where there is another of the kind (D17, D29). */
export function reasonWords(words: Said<typeof reasons.english>, day: (day: string) => string, activityName: string) {
  /** What became of an earlier one, or where it is done; undefined where it is simply asked. */
  const story = (reason: TaskReason): string | undefined => {
    const end = day(reason.validUntil ?? '');
    switch (reason.code) {
      case 'waiverExpired':
        return reason.validUntil ? words.ranOut({ day: end }) : words.signAgain;
      case 'waiverTooShort':
        return words.endsTooEarly({ end, needed: day(reason.validationDate ?? '') });
      case 'profileExpired':
        return words.freshLook;
      case 'askedAgain':
        return words.askedAgain({ why: reason.staffReason ?? '' });
      case 'profileTooShort':
        return words.runsOutBefore({ end });
      case 'editAllowedHere':
        return words.mayChange;
      case 'waiverEnded':
      case 'waiverNoText':
        return words.atDesk;
      default:
        return undefined;
    }
  };
  const asked = ({ code, isOptional, productName, activityName: name }: TaskReason): string => {
    const isBooked = code === 'requiredByPurchase';
    if (isBooked && !productName) return isOptional ? words.optionalForBooking : words.neededForBooking;
    const what = (isBooked ? productName : name) ?? activityName;
    return isOptional ? words.optionalFor({ what }) : words.neededFor({ what });
  };
  return {
    reason: (reason: TaskReason): string => {
      if (reason.isSkipped) return words.skipped;
      const told = story(reason);
      if (told === undefined) return asked(reason);
      return reason.isOptional ? words.optional({ reason: told }) : told;
    },
    task: (task: TaskReason, all: readonly TaskReason[]): string => taskName(words.task, task, all),
  };
}

export function useReasonWords(activityName: string) {
  return reasonWords(useWords(reasons), useDayWords(), activityName);
}

export interface ReasonGroup {
  /** "Needed for Kids' lesson" */
  reason: string;
  tasks: TaskReason[];
}

/** Tasks with the same reason under one line, in the order of the tasks. */
export function groupByReason(tasks: readonly TaskReason[], say: (task: TaskReason) => string): ReasonGroup[] {
  const groups: ReasonGroup[] = [];
  for (const task of tasks) {
    const reason = say(task);
    const group = groups.find((item) => item.reason === reason);
    if (group) group.tasks.push(task);
    else groups.push({ reason, tasks: [task] });
  }
  return groups;
}
