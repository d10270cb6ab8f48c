import type { EligibilityPreview, PreviewedContact, TaskReason } from '@arrival/contracts';
import { say } from '../../words/say';
import { activityWords, reasonWords, verdictOf } from '../preview/reason-words';

export interface MemberVerdict {
  readonly contactId: number;
  readonly state: 'missing' | 'ready' | 'nothing';
  readonly title: string;
  /** Why, a sentence each. */
  readonly because: readonly string[];
  /** The tasks left that it speaks of. */
  readonly open: readonly TaskReason[];
}

/** Also what nobody can do in the app (D55, D65). */
const isOpen = (task: TaskReason): boolean => ['asked', 'atDesk'].includes(verdictOf(task));
/** Where several activities are offered it matters which of them asks: not everybody does all. */
const sentence = (task: TaskReason) =>
  say('resources.guests.answer.because', {
    task: task.taskName,
    why:
      task.code === 'requiredByActivity' && task.activityName
        ? say('resources.guests.answer.askedFor', { activity: task.activityName })
        : reasonWords(task),
  });
const unique = (words: string[]) => [...new Set(words)];

function titleOf(missing: readonly TaskReason[]): string {
  const task = missing[0]?.taskName ?? '';
  const more = missing.length - 1;
  return more > 0
    ? say('resources.guests.answer.missingMore', { task, smart_count: more })
    : say('resources.guests.answer.missing', { task });
}

function verdictFor(contactId: number, everywhere: readonly PreviewedContact[]): MemberVerdict {
  const where = everywhere.filter(({ applies }) => applies);
  if (where.length === 0)
    return {
      contactId,
      state: 'nothing',
      title: say('resources.guests.answer.nothing'),
      because: unique(everywhere.map(activityWords)),
      open: [],
    };
  // A task of two activities is one task, and open while either finds it so.
  const all = where
    .flatMap((contact) => contact.tasks)
    .sort((one, other) => Number(isOpen(one)) - Number(isOpen(other)));
  const tasks = [...new Map(all.map((task) => [task.taskId, task])).values()];
  const missing = tasks.filter((task) => isOpen(task) && !task.isOptional);
  if (missing.length > 0)
    return { contactId, state: 'missing', title: titleOf(missing), because: missing.map(sentence), open: missing };
  const done = tasks.filter((task) => verdictOf(task) === 'done').map(sentence);
  const open = tasks.filter((task) => isOpen(task) && !task.isSkipped);
  const mayStill = open.map(({ taskName }) => say('resources.guests.answer.mayStill', { task: taskName }));
  return {
    contactId,
    state: 'ready',
    title: say('resources.guests.answer.ready'),
    because: [...done, ...mayStill],
    open,
  };
}

const order: readonly MemberVerdict['state'][] = ['missing', 'ready', 'nothing'];

/** Each member's answer at the place on the day, who still misses something first. */
export function verdictsOf({ activities }: EligibilityPreview): MemberVerdict[] {
  const contacts = activities.flatMap((activity) => activity.contacts);
  const ids = [...new Set(contacts.map(({ contactId }) => contactId))];
  const verdicts = ids.map((id) =>
    verdictFor(
      id,
      contacts.filter(({ contactId }) => contactId === id),
    ),
  );
  return verdicts.sort((one, other) => order.indexOf(one.state) - order.indexOf(other.state));
}

/** `1 ready`, `3 have something left`; nothing is said of none. */
export function countWords(verdicts: readonly MemberVerdict[]): { ready: string; left: string } {
  const count = (state: MemberVerdict['state']) => verdicts.filter((verdict) => verdict.state === state).length;
  const [ready, left] = [count('ready'), count('missing')];
  return {
    ready: ready === 0 ? '' : say('resources.guests.answer.countReady', { smart_count: ready }),
    left: left === 0 ? '' : say('resources.guests.answer.countLeft', { smart_count: left }),
  };
}
