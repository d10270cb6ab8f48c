import { resolveObjectURL } from 'node:buffer';
import { saveFile } from './save-file';

const link = { href: '', download: '', click: () => undefined };

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
  Object.defineProperty(globalThis, 'document', { value: { createElement: () => link }, configurable: true });
});
afterEach(() => jest.useRealTimers());

const copy = () => new Response('%PDF', { headers: { 'content-type': 'application/pdf' } });

test('a copy is saved under the name of its waiver, without what a file name cannot hold', async () => {
  await saveFile(copy(), 'Release: 26/27');
  expect(link.download).toBe('Release 2627.pdf');
});

test('a browser that asks whether to save still finds the file a while later', async () => {
  await saveFile(copy(), 'Release');
  jest.advanceTimersByTime(50_000);
  expect(await resolveObjectURL(link.href)?.text()).toBe('%PDF');
  jest.advanceTimersByTime(20_000);
  expect(resolveObjectURL(link.href)).toBeUndefined();
});
