import { orLastKnown } from './last-known-answer';

const kept = new Map<string, string>();

beforeEach(() => {
  kept.clear();
  jest.useFakeTimers();
  Object.assign(globalThis, {
    localStorage: {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
    },
  });
});
afterEach(() => jest.useRealTimers());

const refused = () => Promise.reject(new Error('no network'));
const never = () => new Promise<string>(() => undefined);

test('an answer is taken and kept', async () => {
  await expect(orLastKnown('name', async () => 'Summit Ridge')).resolves.toBe('Summit Ridge');
  await expect(orLastKnown('name', refused)).resolves.toBe('Summit Ridge');
});

test('without an answer and without a kept one the failure is told', async () => {
  await expect(orLastKnown('name', refused)).rejects.toThrow('no network');
});

test('an answer that does not come in time is not waited for, and kept when it comes after all', async () => {
  await orLastKnown('name', async () => 'old');
  const hanging = orLastKnown('name', never);
  let arrive: (name: string) => void = () => undefined;
  const late = orLastKnown('name', () => new Promise<string>((done) => (arrive = done)));
  await jest.advanceTimersByTimeAsync(3000);
  await expect(Promise.all([hanging, late])).resolves.toEqual(['old', 'old']);
  arrive('new');
  await jest.advanceTimersByTimeAsync(0);
  await expect(orLastKnown('name', refused)).resolves.toBe('new');
});
