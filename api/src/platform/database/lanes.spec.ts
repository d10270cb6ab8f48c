import { Lane } from './lanes';

/** Work that is done when told. */
function work() {
  let done = (): void => undefined;
  const ended = new Promise<void>((resolve) => {
    done = resolve;
  });
  let hasBegun = false;
  const run = () => {
    hasBegun = true;
    return ended;
  };
  return { run, done, hasBegun: () => hasBegun };
}

test('so much runs at once, the rest follows in the order it came', async () => {
  const lane = new Lane(2);
  const [one, two, three, four] = [work(), work(), work(), work()];
  const all = [one, two, three, four].map(({ run }) => lane.take(run));
  expect([one, two, three, four].map(({ hasBegun }) => hasBegun())).toEqual([true, true, false, false]);
  one.done();
  await all[0];
  await Promise.resolve();
  expect([three.hasBegun(), four.hasBegun()]).toEqual([true, false]);
  for (const { done } of [two, three, four]) done();
  await Promise.all(all);
});

test('who waits too long is told that we are busy, and the place is not lost', async () => {
  const lane = new Lane(1, 20);
  const slow = work();
  const running = lane.take(slow.run);
  await expect(lane.take(async () => 'late')).rejects.toMatchObject({ code: 'server.busy' });
  slow.done();
  await running;
  expect(await lane.take(async () => 'next')).toBe('next');
});

test('work that fails gives its place back', async () => {
  const lane = new Lane(1, 20);
  await expect(lane.take(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await lane.take(async () => 'next')).toBe('next');
});
