import 'fake-indexeddb/auto';
import type * as Idb from 'idb';
import type * as Kept from './kept-database';

/** When the browser's store answers those who open it. */
let answers: Promise<void>;
jest.mock('idb', () => {
  const real = jest.requireActual<typeof Idb>('idb');
  return { ...real, openDB: (...asked: Parameters<typeof real.openDB>) => answers.then(() => real.openDB(...asked)) };
});

/** As on a page that was opened anew. */
const openPage = async (): Promise<typeof Kept> => {
  jest.resetModules();
  return import('./kept-database');
};

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['setImmediate', 'queueMicrotask', 'nextTick'] });
});
afterEach(() => jest.useRealTimers());

test('a store that never answers keeps nothing, and holds up neither the start nor signing out', async () => {
  answers = new Promise(() => undefined);
  const { keptDatabase, forgetEverything, countUnsent } = await openPage();
  const start = keptDatabase();
  const signingOut = forgetEverything();
  await jest.advanceTimersByTimeAsync(3_000);
  expect(await start).toBeUndefined();
  await signingOut;
  expect(await countUnsent()).toBe(0);
});

test('one that answers late is there afterwards, and was emptied where somebody signed out meanwhile', async () => {
  answers = Promise.resolve();
  const before = await openPage();
  await (await before.keptDatabase())?.add('outbox', { owner: 'emma' } as never);
  let answer: () => void = () => undefined;
  answers = new Promise((go) => (answer = go));
  const { forgetEverything, countUnsent, keptDatabase } = await openPage();
  const signingOut = forgetEverything();
  await jest.advanceTimersByTimeAsync(3_000);
  await signingOut;
  expect(await before.countUnsent()).toBe(1);
  jest.useRealTimers();
  answer();
  const isEmpty = async () => (await keptDatabase()) !== undefined && (await countUnsent()) === 0;
  for (let tries = 0; tries < 1_000 && !(await isEmpty()); tries += 1) await new Promise(setImmediate);
  expect(await before.countUnsent()).toBe(0);
});
