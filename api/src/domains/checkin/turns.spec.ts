import { Turns } from './turns';

test('one key goes in order, a failure stops nobody, another key does not wait', async () => {
  const turns = new Turns();
  const seen: string[] = [];
  let fail: () => void = () => undefined;
  const failing = turns.take('a', async () => {
    await new Promise<void>((done) => (fail = done));
    seen.push('first');
    throw new Error('first');
  });
  failing.catch(() => undefined);
  const second = turns.take('a', async () => void seen.push('second'));
  await turns.take('b', async () => void seen.push('other'));
  fail();
  await second;
  expect(seen).toEqual(['other', 'first', 'second']);
  await expect(failing).rejects.toThrow('first');
});

test('who waits too long for a turn is told to come back, and the order of the others stays', async () => {
  jest.useFakeTimers();
  const turns = new Turns();
  const seen: string[] = [];
  let finish: () => void = () => undefined;
  const first = turns.take('a', () => new Promise<void>((done) => (finish = done)));
  const late = expect(turns.take('a', async () => void seen.push('late'))).rejects.toMatchObject({
    code: 'server.busy',
  });
  await jest.advanceTimersByTimeAsync(2_500);
  await late;
  const next = turns.take('a', async () => void seen.push('next'));
  await jest.advanceTimersByTimeAsync(500);
  expect(seen).toEqual([]);
  finish();
  await Promise.all([first, next]);
  expect(seen).toEqual(['next']);
  jest.useRealTimers();
});
