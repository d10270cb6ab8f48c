import type { ContactTask } from '@arrival/contracts';
import fc from 'fast-check';
import { ProblemError, unreachable } from '../api/problem';
import { outboxEngine, type Surroundings } from './engine';
import { type Entry, type EntryStore, isWaiting, type KeptEntry } from './entry';

const entry = (key: string, taskId = key, relatedObject: object = {}): Entry =>
  ({ key, task: { id: taskId }, body: { relatedObject }, contactIds: [1], drafts: [] }) as unknown as Entry;
const problem = (status: number, code = 'server.error') =>
  new ProblemError({ type: 'about:blank', title: '', detail: '', status, code, errors: [], traceId: 'trace' });
const answerOf = ({ key }: Entry, version = 'v2') =>
  ({ id: key, relatedObject: { version } }) as unknown as ContactTask;

/** What is on the phone, whichever tab looks at it. */
function phone(): EntryStore & { rows: Map<number, Entry> } {
  const rows = new Map<number, Entry>();
  let last = 0;
  return {
    rows,
    all: async () => [...rows].map(([id, row]) => ({ ...row, id })),
    add: async (added) => {
      rows.set(++last, added);
      return { ...added, id: last };
    },
    update: async ({ id, ...row }) => {
      if (rows.has(id)) rows.set(id, row);
    },
    remove: async (id) => void rows.delete(id),
    fileOf: async () => undefined,
  };
}

/** Only one works at a time, the others wait. */
function oneAtATime(): Surroundings['alone'] {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const mine = last.then(work, work);
    last = mine.catch(() => undefined);
    return mine;
  };
}

const faults = ['no way there', 'no way back', 'no server', 'closed there', 'closed on the way back', 'none'] as const;
type Fault = (typeof faults)[number];

/** Counts what it is sent once for each key, as the API does (D20); the way there and back is not safe, nor is the tab. */
function resort(plan: Fault[]) {
  const applied: string[] = [];
  let under = 0;
  let most = 0;
  const apply = (one: Entry) => {
    if (!applied.includes(one.key)) applied.push(one.key);
  };
  const deliver = async (one: Entry, close: () => void): Promise<ContactTask> => {
    most = Math.max(most, ++under);
    const fault = plan.shift() ?? 'none';
    await Promise.resolve();
    under--;
    if (fault === 'no server') throw problem(503);
    if (fault === 'no way there') throw unreachable(new TypeError('lost'));
    if (fault === 'closed there') close();
    if (fault !== 'closed there') apply(one);
    if (fault === 'no way back') throw unreachable(new DOMException('late', 'TimeoutError'));
    if (fault === 'closed on the way back') close();
    return answerOf(one);
  };
  return { applied, deliver, apply, most: () => most };
}

/** A tab that can be closed at any moment: from then on it does nothing more. */
function tab(store: EntryStore, server: ReturnType<typeof resort>, alone: Surroundings['alone']) {
  let isOpen = true;
  const whileOpen = <T>(value: T): T => {
    if (!isOpen) throw new Error('This tab is closed');
    return value;
  };
  const engine = outboxEngine({
    store: {
      ...store,
      all: async () => whileOpen(await store.all()),
      update: (one) => store.update(whileOpen(one)),
      remove: (id) => store.remove(whileOpen(id)),
    },
    deliver: async (one) => {
      const answer = await server.deliver(one, () => {
        isOpen = false;
      });
      return whileOpen(answer);
    },
    alone,
    isOwnerHere: async () => isOpen,
    onTrying: () => undefined,
    onStored: async () => undefined,
    onRefused: async () => undefined,
  });
  return { engine, isOpen: () => isOpen };
}

const seed = Date.now() % 2 ** 31;
test(`whatever is cut, everything arrives once and in order (seed ${seed})`, async () => {
  const cut = fc.constantFrom(...faults);
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.constantFrom('new', 'under way, lost', 'under way, applied', 'under way, answered'), {
        minLength: 1,
        maxLength: 8,
      }),
      fc.array(cut, { maxLength: 24 }),
      fc.integer({ min: 1, max: 3 }),
      async (entries, plan, tabs) => {
        const store = phone();
        const server = resort([...plan]);
        const alone = oneAtATime();
        const first = tab(store, server, alone);
        const wanted = entries.map((_, index) => `key ${index}`);
        for (const [index, how] of entries.entries()) {
          const one = entry(`key ${index}`);
          // Only the first has been sent before: what comes after waits behind it.
          const isFirst = index === 0;
          if (isFirst && how !== 'new' && how !== 'under way, lost') server.apply(one);
          const sent =
            how === 'under way, answered' ? Promise.resolve(answerOf(one)) : Promise.reject(unreachable(how));
          sent.catch(() => undefined);
          await first.engine.add(one, undefined, isFirst && how !== 'new' ? sent : undefined);
        }
        let open = [first, ...Array.from({ length: tabs - 1 }, () => tab(store, server, alone))];
        while (store.rows.size > 0) {
          await Promise.allSettled(open.map(({ engine }) => engine.drain()));
          // Whoever closes it opens it again.
          open = open.map((one) => (one.isOpen() ? one : tab(store, server, alone)));
        }
        expect(server.applied).toEqual(wanted);
        expect(server.most()).toBeLessThanOrEqual(1);
      },
    ),
    { seed, numRuns: 300 },
  );
});

function outbox(deliver: (one: KeptEntry) => Promise<ContactTask>, changes: Partial<Surroundings> = {}) {
  const store = phone();
  const refused: string[] = [];
  const engine = outboxEngine({
    store,
    deliver,
    alone: (work) => work(),
    isOwnerHere: async () => true,
    onTrying: () => undefined,
    onStored: async () => undefined,
    onRefused: async ({ key }) => void refused.push(key),
    ...changes,
  });
  return { store, engine, refused };
}

test.each([400, 404, 409, 412, 422])(
  '%d is a refusal: it is told and steps aside, the next one goes out',
  async (status) => {
    const sent: string[] = [];
    const { store, engine, refused } = outbox(async (one) => {
      sent.push(one.key);
      if (one.key === 'a') throw problem(status, 'task.not_asked');
      return answerOf(one);
    });
    await engine.add(entry('a'));
    await engine.add(entry('b'));
    expect(await engine.drain()).toBe(true);
    expect([sent, refused]).toEqual([['a', 'b'], ['a']]);
    const [left] = await store.all();
    expect(left).toMatchObject({ key: 'a', refusal: { status, code: 'task.not_asked', traceId: 'trace' } });
    expect(await engine.drain()).toBe(true);
    expect(sent).toEqual(['a', 'b']);
  },
);

test.each([401, 408, 429, 500, 503])('%d is no refusal: it waits, and so does what is behind it', async (status) => {
  const sent: string[] = [];
  const { engine, refused } = outbox(async (one) => {
    sent.push(one.key);
    throw problem(status);
  });
  await engine.add(entry('a'));
  await engine.add(entry('b'));
  expect(await engine.drain()).toBe(false);
  expect([sent, refused]).toEqual([['a'], []]);
});

test.each([
  ['stored', async () => answerOf(entry('a'))],
  ['refused', () => Promise.reject(problem(409))],
])('the round fails when what became of a %s one cannot be told', async (_, deliver) => {
  const tell = () => Promise.reject(new Error('signed out'));
  const { engine } = outbox(deliver, { onStored: tell, onRefused: tell });
  await engine.add(entry('a'));
  await expect(engine.drain()).rejects.toThrow('signed out');
});

test('a server that fails in the same way again and again does not hold up the others for ever', async () => {
  const { engine, refused } = outbox(async (one) => {
    if (one.key === 'a') throw problem(500);
    return answerOf(one);
  });
  await engine.add(entry('a'));
  await engine.add(entry('b'));
  for (let round = 0; round < 9 && !(await engine.drain()); round++);
  expect(refused).toEqual(['a']);
});

test('nothing goes out in the name of somebody else', async () => {
  const deliver = jest.fn();
  const { engine } = outbox(deliver, { isOwnerHere: async () => false });
  await engine.add(entry('a'));
  expect(await engine.drain()).toBe(false);
  expect(deliver).not.toHaveBeenCalled();
});

test('while one goes out it is told which, and afterwards that none does', async () => {
  const told: string[] = [];
  const { engine } = outbox(
    async (one) => {
      told.push(one.key);
      if (one.key === 'b') throw problem(503);
      return answerOf(one);
    },
    { onTrying: (id) => told.push(`trying ${id}`) },
  );
  await engine.add(entry('a'));
  await engine.add(entry('b'));
  await engine.drain();
  expect(told).toEqual(['trying 1', 'a', 'trying 2', 'b', 'trying undefined']);
});

test('who changes an answer twice changes their own newer one, not an old one', async () => {
  const versions: unknown[] = [];
  const { engine } = outbox(async (one) => {
    versions.push((one.body.relatedObject as { version?: unknown }).version);
    return answerOf(one, `after ${one.key}`);
  });
  await engine.add(entry('a', 'rental', { version: null }));
  await engine.add(entry('b', 'rental', { version: null }));
  await engine.add(entry('c', 'another', { version: null }));
  await engine.drain();
  expect(versions).toEqual([null, 'after a', null]);
});

test('done anew, what was refused is over', async () => {
  let isRefused = true;
  const { store, engine } = outbox(async (one) => {
    if (isRefused) throw problem(409, 'waiver.text_changed');
    return answerOf(one);
  });
  await engine.add(entry('a', 'waiver'));
  await engine.drain();
  isRefused = false;
  await engine.add(entry('b', 'waiver'));
  expect((await store.all()).filter((one) => !isWaiting(one))).toEqual([]);
  expect(await engine.drain()).toBe(true);
});
