import { OneAtATime } from './one-at-a-time';

test('one key goes in order, a failure stops nobody, another key does not wait', async () => {
  const calls = new OneAtATime();
  const seen: string[] = [];
  let fail: () => void = () => undefined;
  const failing = calls.run('a', async () => {
    await new Promise<void>((done) => (fail = done));
    seen.push('first');
    throw new Error('first');
  });
  failing.catch(() => undefined);
  const second = calls.run('a', async () => void seen.push('second'));
  await calls.run('b', async () => void seen.push('other'));
  fail();
  await second;
  expect(seen).toEqual(['other', 'first', 'second']);
  await expect(failing).rejects.toThrow('first');
});

test('who waits too long for a turn is told to come back, and the order of the others stays', async () => {
  jest.useFakeTimers();
  const calls = new OneAtATime();
  const seen: string[] = [];
  let finish: () => void = () => undefined;
  const first = calls.run('a', () => new Promise<void>((done) => (finish = done)));
  const late = expect(calls.run('a', async () => void seen.push('late'))).rejects.toMatchObject({
    code: 'server.busy',
  });
  await jest.advanceTimersByTimeAsync(2_500);
  await late;
  const next = calls.run('a', async () => void seen.push('next'));
  await jest.advanceTimersByTimeAsync(500);
  expect(seen).toEqual([]);
  finish();
  await Promise.all([first, next]);
  expect(seen).toEqual(['next']);
  jest.useRealTimers();
});
