import type { Entry } from './entry';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('a photo that waits on the phone is still seen after a long way through the tunnel', async () => {
  // Elsewhere than in a browser nothing is ever given up.
  Object.assign(globalThis, { window: globalThis });
  const { queryClient } = await import('../api/query-client');
  const { keptPicture } = await import('./finished');
  const { showPicture } = await import('./over-answers');
  const entry = { key: 'k' } as Entry;
  const photo = new Blob(['a face']);
  showPicture(entry, photo);
  jest.advanceTimersByTime(3_600_000);
  expect(queryClient.getQueryData(['image', keptPicture(entry)])).toBe(photo);
});
