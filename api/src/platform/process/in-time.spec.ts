import { inTime } from './in-time';

const never = () => new Promise<string>(() => undefined);

test('what answers in time is the answer, and its failure is the failure', async () => {
  expect(await inTime(async () => 'here', 60_000)).toBe('here');
  const failing = async () => Promise.reject(new Error('away'));
  await expect(inTime(failing, 60_000)).rejects.toThrow('away');
});

test('what is late fails, in words of its own where they are given', async () => {
  await expect(inTime(never, 20)).rejects.toThrow('no answer within 0.02 s');
  await expect(inTime(never, 20, 'Not yet')).rejects.toThrow('Not yet');
});
