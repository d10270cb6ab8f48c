import { onlineManager } from '@tanstack/react-query';
import { unreachable } from './problem';
import { queryClient } from './query-client';

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  queryClient.clear();
  jest.useRealTimers();
});

/** How a reading ends that fails so many times at first, and how often it was tried. */
async function reading(lost: number): Promise<[state: string, tries: number]> {
  let tries = 0;
  const queryFn = () => {
    tries += 1;
    return tries > lost ? Promise.resolve('family') : Promise.reject(unreachable(new TypeError()));
  };
  const ended = queryClient.fetchQuery({ queryKey: ['family'], queryFn }).catch(() => 'failed');
  await jest.runAllTimersAsync();
  return [await ended, tries];
}
const connectionComes = () => {
  onlineManager.setOnline(false);
  onlineManager.setOnline(true);
};

test('what is lost is read once more, and not for ever', async () => {
  expect(await reading(1)).toEqual(['family', 2]);
  queryClient.clear();
  expect(await reading(2)).toEqual(['failed', 2]);
});

test('a network that has just come is given time to carry something', async () => {
  connectionComes();
  expect(await reading(3)).toEqual(['family', 4]);
  queryClient.clear();
  await jest.advanceTimersByTimeAsync(10_000);
  expect(await reading(3)).toEqual(['failed', 2]);
});
