import type { AppConfig } from '../../../config/app-config';
import type { UnitOfWork } from '../../../platform/database/unit-of-work';
import { PartnerAway } from '../../../platform/outside/partner-client';
import { type BridgeClient, BridgeRefusal } from './bridge-client';
import type { HandOversQueries, HeldHandOver, Tried } from './hand-overs.queries';
import { HandOversService } from './hand-overs.service';
import type { KeptEffects } from './kept-effects';
import type { LinkQueries } from './link.queries';

const person = { arrivalId: 1, customerNumber: '7' };

/** Hands one effect over, try after try, to a bridge that answers each time the next of these; tells what became of it. */
async function becameOf(answers: readonly (Error | null)[]): Promise<'delivered' | 'failed' | 'waiting'> {
  const row = { id: 1, key: 'k', contact: person, head: person, occurredAtUtc: '', attempts: 0, refusals: 0 };
  let state: 'delivered' | 'failed' | 'waiting' = 'waiting';
  let isDue = true;
  const queries = {
    take: async () => {
      if (!isDue) return undefined;
      isDue = false;
      return { ...row, attempts: ++row.attempts } as unknown as HeldHandOver;
    },
    confirm: async () => {
      state = 'delivered';
      return true;
    },
    note: async (_id: number, { pauseSeconds, isRefusal }: Tried) => {
      row.refusals += isRefusal ? 1 : 0;
      if (pauseSeconds === null) state = 'failed';
    },
  };
  const waiting = [...answers];
  const bridge = {
    isOpen: false,
    apply: async () => {
      const answer = waiting.shift();
      if (answer) throw answer;
      return { customerNumber: '7' };
    },
  };
  const service = new HandOversService(
    { pos: { askAgainSeconds: 1 } } as AppConfig,
    bridge as unknown as BridgeClient,
    queries as unknown as HandOversQueries,
    { open: async () => ({ kind: 'contact' }) } as unknown as KeptEffects,
    {} as LinkQueries,
    { run: (work: () => Promise<unknown>) => work() } as unknown as UnitOfWork,
  );
  while (waiting.length > 0 && state === 'waiting') {
    isDue = true;
    await service.round(new AbortController().signal);
  }
  return state;
}

test('while it lets nobody in, a round knocks once in each lane, however many wait', async () => {
  const waiting = Array.from({ length: 100 }, (_, id) => ({
    id,
    key: 'k',
    contact: person,
    head: person,
    attempts: 1,
    refusals: 0,
  }));
  let calls = 0;
  const service = new HandOversService(
    { pos: { askAgainSeconds: 1 } } as AppConfig,
    {
      isOpen: false,
      apply: async () => {
        calls += 1;
        throw new BridgeRefusal(401, 'Another token, please');
      },
    } as unknown as BridgeClient,
    { take: async () => waiting.pop(), note: async () => undefined } as unknown as HandOversQueries,
    { open: async () => ({ kind: 'contact' }) } as unknown as KeptEffects,
    {} as LinkQueries,
    {} as UnitOfWork,
  );
  await service.round(new AbortController().signal);
  expect(calls).toBe(8);
});

const times = (count: number, error: Error): Error[] => Array.from({ length: count }, () => error);
const broken = new PartnerAway('status', 'It answered 500', 500);

test.each([401, 403, 408])(
  'a call that is not let in (%d) says nothing of what is handed over, however often',
  async (status) => {
    const refusal = new BridgeRefusal(status, 'Another token, please');
    expect(await becameOf([...times(20, refusal), broken, null])).toBe('delivered');
  },
);

test('a bridge that fails at the same effect twenty times will go on failing', async () => {
  expect(await becameOf([...times(19, broken), null])).toBe('delivered');
  expect(await becameOf([...times(20, broken), null])).toBe('failed');
});

test('what it refuses for good is tried once', async () => {
  expect(await becameOf([new BridgeRefusal(422, 'effect.wrong'), null])).toBe('failed');
});
