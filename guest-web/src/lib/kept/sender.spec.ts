import { sender } from './sender';

const page = Object.assign(new EventTarget(), { visibilityState: 'visible' });
const told = (name: string) => page.dispatchEvent(new Event(name));
const passes = (ms: number) => jest.advanceTimersByTimeAsync(ms);

let send: ReturnType<typeof sender>;
/** Sends until told otherwise; the answers come one for each round, the last one again and again. */
function begin(...answers: (boolean | Error)[]) {
  const drain = jest.fn(async () => {
    const answer = answers.length > 1 ? answers.shift() : answers[0];
    if (answer instanceof Error) throw answer;
    return answer as boolean;
  });
  send = sender(drain);
  return drain;
}

beforeEach(() => {
  jest.useFakeTimers();
  Object.assign(globalThis, { window: page, document: page });
  page.visibilityState = 'visible';
});
afterEach(() => {
  send.stop();
  jest.useRealTimers();
});

test('what could not be sent is tried again by itself, later and later, until it is', async () => {
  const drain = begin(false, false, false, true);
  send();
  await passes(0);
  for (const [wait, tries] of [
    [999, 1],
    [1, 2],
    [1999, 2],
    [1, 3],
    [3999, 3],
    [1, 4],
    [600_000, 4],
  ] as const) {
    await passes(wait);
    expect(drain).toHaveBeenCalledTimes(tries);
  }
});

test('a round that throws is tried again as well', async () => {
  jest.spyOn(console, 'info').mockImplementation();
  const drain = begin(new Error('no place to read from'), true);
  send();
  await passes(1000);
  expect(drain).toHaveBeenCalledTimes(2);
});

test('a connection, and a look at the page, are reasons to try at once; a look away is none', async () => {
  const drain = begin(false);
  send();
  await passes(0);
  told('online');
  await passes(0);
  expect(drain).toHaveBeenCalledTimes(2);
  told('visibilitychange');
  await passes(0);
  expect(drain).toHaveBeenCalledTimes(3);
  page.visibilityState = 'hidden';
  told('visibilitychange');
  await passes(0);
  expect(drain).toHaveBeenCalledTimes(3);
});

test('one round at a time, and none after the end', async () => {
  let end: (isDone: boolean) => void = () => undefined;
  const drain = jest.fn(() => new Promise<boolean>((resolve) => (end = resolve)));
  send = sender(drain);
  send();
  send();
  told('online');
  await passes(0);
  expect(drain).toHaveBeenCalledTimes(1);
  send.stop();
  end(false);
  send();
  told('online');
  await passes(600_000);
  expect(drain).toHaveBeenCalledTimes(1);
});
