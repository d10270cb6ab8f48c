import { type TaskReason, taskTypeIds } from '@arrival/contracts';
import type { IconName } from '../../ui/icon';

const names: Record<number, string> = {
  [taskTypeIds.waiver]: 'Waiver',
  [taskTypeIds.rentalProfile]: 'Rental fit',
  [taskTypeIds.childRegistration]: 'Child registration',
  [taskTypeIds.photo]: 'Photo',
};

const icons: Record<number, IconName> = {
  [taskTypeIds.waiver]: 'waiver',
  [taskTypeIds.rentalProfile]: 'ski',
  [taskTypeIds.childRegistration]: 'child',
  [taskTypeIds.photo]: 'camera',
};

/** What a guest calls this kind of task; its own name where there is another of the kind. */
export function taskWords(task: TaskReason, all: readonly TaskReason[]): string {
  const isAlone = all.every(({ taskId, taskTypeId }) => taskId === task.taskId || taskTypeId !== task.taskTypeId);
  return (isAlone && names[task.taskTypeId]) || task.taskName;
}

export function taskIcon(taskTypeId: number): IconName {
  return icons[taskTypeId] ?? 'info';
}

interface Around {
  activityName: string;
  /** Writes a day as the operator's guests do. */
  day: (day: string) => string;
}

/** Why a task is asked, in a guest's words: "needed for Kids' lesson" (D17, D29). */
export function reasonWords(reason: TaskReason, around: Around): string {
  if (reason.isSkipped) return 'skipped, still open if you like';
  const said = words(reason, around);
  return reason.isOptional ? `${said} (optional)` : said;
}

function words(reason: TaskReason, { activityName, day }: Around): string {
  switch (reason.code) {
    case 'requiredByPurchase':
      return `needed for ${reason.productName ?? 'what you booked'}`;
    case 'waiverExpired':
      return reason.validUntil ? `ran out on ${day(reason.validUntil)}` : 'needs a new signature';
    case 'waiverTooShort':
      return `ends on ${day(reason.validUntil ?? '')}, needed on ${day(reason.validationDate ?? '')}`;
    case 'profileExpired':
      return 'time for a fresh look';
    case 'profileTooShort':
      return `runs out on ${day(reason.validUntil ?? '')}, before your visit`;
    case 'editAllowedHere':
      return 'can be changed here';
    case 'waiverEnded':
    case 'waiverNoText':
      return 'at the guest desk';
    default:
      return `needed for ${reason.activityName ?? activityName}`;
  }
}

export interface ReasonGroup {
  /** "Needed for Kids' lesson" */
  words: string;
  tasks: TaskReason[];
}

/** Tasks with the same reason under one line, in the order of the tasks. */
export function groupByReason(reasons: readonly TaskReason[], around: Around): ReasonGroup[] {
  const groups: ReasonGroup[] = [];
  for (const reason of reasons) {
    const said = reasonWords(reason, around);
    const words = said.charAt(0).toLocaleUpperCase() + said.slice(1);
    const group = groups.find((item) => item.words === words);
    if (group) group.tasks.push(reason);
    else groups.push({ words, tasks: [reason] });
  }
  return groups;
}
