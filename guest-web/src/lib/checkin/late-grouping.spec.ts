import type { ContactTask, Grouping } from '@arrival/contracts';
import { phoneAnswers } from '../api/phone-answers';
import { queryClient } from '../api/query-client';
import { configureTransport } from '../api/transport';
import { readKept } from '../kept/kept-answers';
import { groupingKey, groupingQuery } from './grouping-query';
import { rememberSkipped } from './selection';

jest.mock('../typed-elsewhere', () => ({ typedElsewhereIsHere: async () => undefined }));

const selection = { locationId: 1, activityId: 1, contactIds: [7] };
const photo = { id: '1.1.4.7', taskId: 4, isComplete: false, isReadOnly: false, isSkipped: false };
const none = { waiverContactTasks: [], rentalProfileContactTasks: [], childRegistrationContactTasks: [] };
const known = (changes: object = {}) => ({ ...none, photoContactTasks: [{ ...photo, ...changes }] });
/** As the API answers it. */
const shared = {
  ...known({ contactId: 7 }),
  tasks: [{ id: 4, taskTypeId: 4, isOptional: true }],
  contacts: [{ contactId: 7 }],
  rentalListsHash: null,
};

const kept = new Map<string, string>();
const storage = {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
};

beforeEach(() => {
  jest.useFakeTimers();
  Object.defineProperty(globalThis, 'sessionStorage', { value: storage, configurable: true });
  configureTransport({ baseUrl: '', token: () => undefined });
  phoneAnswers.read = (key, ask) => readKept(Promise.resolve(undefined), key, ask);
});
afterEach(() => jest.useRealTimers());

test('what was skipped while the answer was late stays skipped when it is here', async () => {
  let answer: (response: Response) => void = () => undefined;
  globalThis.fetch = () => new Promise<Response>((resolve) => (answer = resolve));
  const key = groupingKey(selection);
  queryClient.setQueryData(key, known());
  const asked = queryClient.fetchQuery({ ...groupingQuery(selection), staleTime: 0 });
  await jest.advanceTimersByTimeAsync(5000);
  await asked;
  rememberSkipped([photo.id]);
  queryClient.setQueryData(key, known({ isSkipped: true, isReadOnly: true }));

  answer(Response.json(shared));
  await jest.advanceTimersByTimeAsync(0);
  const [task] = queryClient.getQueryData<Grouping>(key)?.photoContactTasks ?? [];
  expect(task satisfies ContactTask | undefined).toMatchObject({
    completeEndpoint: '/Photo',
    isSkipped: true,
    isReadOnly: true,
  });
});
