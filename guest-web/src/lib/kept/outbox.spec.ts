import type { Grouping } from '@arrival/contracts';
import type { Entry, KeptEntry } from './entry';
import type { KeptValues } from './kept-values';
import type { Phone } from './phone';

const task = {
  id: '1.1.2.7',
  taskId: 2,
  taskTypeId: 2,
  contact: { contactId: 7 },
  isComplete: false,
  relatedObject: null,
};
const grouping = {
  waiverContactTasks: [],
  photoContactTasks: [],
  childRegistrationContactTasks: [],
  rentalProfileContactTasks: [task],
} as unknown as Grouping;

/** What all tabs of the browser see. */
const entries: KeptEntry[] = [];
const phone = {
  owner: 'the same person',
  values: { read: async () => undefined, write: async () => undefined } as unknown as KeptValues,
  entries: { all: async () => [...entries], fileOf: async () => undefined },
} as unknown as Phone;

const otherTab = new BroadcastChannel('arrival.outbox the same person');
const ends: (() => void)[] = [() => otherTab.close()];
afterAll(() => {
  for (const end of ends) end();
});

beforeAll(() => {
  const listens = { addEventListener: () => undefined, removeEventListener: () => undefined };
  const page = { window: listens, document: { ...listens, visibilityState: 'hidden' }, navigator: {} };
  Object.assign(globalThis, page);
});

test('what another tab keeps without a connection is done in this one, too', async () => {
  const { queryClient } = await import('../api/query-client');
  const { openOutbox } = await import('./outbox');
  const key = ['grouping', 1, 1, [7]];
  queryClient.setQueryData(key, grouping);
  const outbox = await openOutbox(phone, 'nobody who is signed in here');
  ends.push(outbox.close, () => queryClient.clear());
  const entry = { key: 'k', task, contactIds: [7], body: { relatedObject: { shoeSize: '38' } }, drafts: [] };
  entries.push({ ...(entry as unknown as Entry), id: 1 });
  const isDone = new Promise<unknown>((done) =>
    queryClient.getQueryCache().subscribe(() => {
      const [first] = queryClient.getQueryData<Grouping>(key)?.rentalProfileContactTasks ?? [];
      if (first?.isComplete) done(first.relatedObject);
    }),
  );
  otherTab.postMessage('changed');
  expect(await isDone).toEqual({ shoeSize: '38' });
});
