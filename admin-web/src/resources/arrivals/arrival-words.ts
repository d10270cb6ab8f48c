import type { ArrivingFamily, ArrivingMember, TaskLeft } from '@arrival/contracts';
import { say } from '../../words/say';

const at = 'resources.arrivals';

export const isReady = ({ left }: ArrivingMember): boolean => left.length === 0;

export const taskLeftWords = ({ taskName: task, isAtDesk }: TaskLeft): string =>
  isAtDesk ? say(`${at}.atDesk`, { task }) : task;

export const memberWords = ({ name, age }: Pick<ArrivingMember, 'name' | 'age'>): string =>
  say(`${at}.age`, { name, age: age === null ? say('shared.ages.notKnown') : String(age) });

export const boughtWords = ({ bought }: Pick<ArrivingMember, 'bought'>): string => bought.join(', ');

/** Whether the family as a whole has something left. */
export function familyWords({ members }: ArrivingFamily): string {
  const ready = members.filter(isReady).length;
  return ready === members.length ? say(`${at}.allReady`) : say(`${at}.someReady`, { ready, people: members.length });
}

export const countedFamilies = (count: number): string =>
  say(`${at}.found`, { smart_count: count, count: count.toLocaleString() });
