import type { CheckAnswer, Wholeness } from '@arrival/contracts';
import { useJson } from '../../data/use-json';
import { say } from '../../words/say';
import { checkName, findingWords } from '../operations/finding-words';

/** Something that somebody should look at, or that all is fine. */
export interface Concern {
  readonly id: string;
  readonly state: 'broken' | 'look' | 'fine';
  readonly words: string;
  readonly to: string | null;
  readonly fix: string;
}

const path = '/api/admin/operations/checks';
/** They ask providers, disks and certificates: now and then is enough. */
const everyMinute = 60_000;
/** What these find, the dashboard's own items say. */
const toldAlready: readonly string[] = ['keys', 'handOver', 'failedJobs'];

const at = 'resources.dashboard.attention';

/** What does not work each by itself, what wants a look in one sentence. */
function concernsIn(checks: readonly CheckAnswer[]): Concern[] {
  const told = { to: '/operations', fix: say(`${at}.fix.operations`) };
  const others = checks.filter(({ check }) => !toldAlready.includes(check));
  const broken = others.filter(({ state }) => state === 'broken');
  const look = others.filter(({ state }) => state === 'look').map(({ check }) => checkName(check));
  const concerns: Concern[] = broken.map((answer) => ({
    ...told,
    id: `check ${answer.check}`,
    state: 'broken',
    words: say(`${at}.checkBroken`, { check: checkName(answer.check), finding: findingWords(answer) }),
  }));
  if (look.length > 0) {
    const words = say(`${at}.checksLook`, { smart_count: look.length, names: look.join(', ') });
    concerns.push({ ...told, id: 'checks', state: 'look', words });
  }
  return concerns.length > 0 ? concerns : [{ ...told, id: 'checks', state: 'fine', words: say(`${at}.checksFine`) }];
}

/** Nothing until they have answered, and when they cannot be asked: the page says that of itself. */
export function useChecks(): Concern[] {
  const { data } = useJson<Wholeness>(path, everyMinute);
  return data ? concernsIn(data.checks) : [];
}
