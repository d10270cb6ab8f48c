import type { ContactTask } from '@arrival/contracts';
import { ProblemError } from '../api/problem';
import { type Attempt, sendOrKeep } from './attempt';

const mockAdd = jest.fn();
jest.mock('../kept/start', () => ({ outboxHere: async () => ({ add: mockAdd }) }));
const mockPost = jest.fn();
jest.mock('../api/transport', () => ({ post: (...sent: unknown[]) => mockPost(...sent) }));

const conflict = new ProblemError({
  type: 'about:blank',
  title: '',
  detail: '',
  status: 409,
  code: 'request.conflict',
  errors: [],
  traceId: '',
});
const task = {
  id: 'a.1',
  taskTypeId: 1,
  completeEndpoint: '/waiver',
  contact: { contactId: 7 },
} as unknown as ContactTask;

beforeEach(() => {
  jest.useFakeTimers();
  const window = { addEventListener: () => undefined, removeEventListener: () => undefined };
  Object.defineProperty(globalThis, 'window', { configurable: true, value: window });
  Object.defineProperty(globalThis, 'navigator', { configurable: true, value: { onLine: true } });
});
afterEach(() => jest.useRealTimers());

test('what was answered with a refusal is not kept while it is tried again', async () => {
  const mine = { state: 'saving', task, completed: {}, options: {}, resolve: () => undefined } as unknown as Attempt;
  mockPost.mockRejectedValueOnce(conflict).mockReturnValue(new Promise(() => undefined));
  const first = await sendOrKeep(mine, () => undefined);
  expect(first).toEqual({ ok: false, error: conflict });

  await jest.advanceTimersByTimeAsync(2000);
  void sendOrKeep(mine, () => undefined);
  await jest.advanceTimersByTimeAsync(3000);
  // The first try has its answer; the second has waited for three seconds of its four.
  expect(mockAdd).not.toHaveBeenCalled();
});
