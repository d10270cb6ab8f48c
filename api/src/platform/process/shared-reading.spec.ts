import { SharedReading } from './shared-reading';

test('callers share one reading until it is forgotten', async () => {
  let count = 0;
  const reading = new SharedReading(async () => ++count);
  expect(await Promise.all([reading.read(), reading.read()])).toEqual([1, 1]);
  const before = reading.read();
  reading.forget();
  expect(await reading.read()).toBe(2);
  expect(await before).toBe(1);
});

test('a failed reading is told to whom it was for, and not kept', async () => {
  const answers = [Promise.reject(new Error('away')), Promise.resolve('here')];
  const reading = new SharedReading(() => answers.shift()!);
  await expect(reading.read()).rejects.toThrow('away');
  expect(await reading.read()).toBe('here');
});

test('one that fails after it was forgotten takes nothing from the new one', async () => {
  let fail = (_: Error) => {};
  const answers = [
    new Promise<string>((_, reject) => (fail = reject)),
    Promise.resolve('new'),
    Promise.resolve('third'),
  ];
  const reading = new SharedReading(() => answers.shift()!);
  const old = reading.read();
  reading.forget();
  expect(await reading.read()).toBe('new');
  fail(new Error('late'));
  await expect(old).rejects.toThrow('late');
  expect(await reading.read()).toBe('new');
});
