import type { Contact } from '@arrival/contracts';
import type { KeptEntry, Refusal } from '../../lib/kept/entry';
import type { SentEntry } from '../../lib/kept/told-entry';
import { countsOf, listedEntries, nameOf, namesOf } from './listed-entries';

const refusal: Refusal = { code: 'waiver.text_changed', status: 409, traceId: 'trace' };
const entry = (id: number, changes: Partial<KeptEntry> = {}) =>
  ({
    id,
    contactIds: [id],
    task: { taskId: 7, taskTypeId: 2, task: { name: 'Boots and skis' }, contact: { firstName: 'Mia' } },
    body: { relatedObject: { drugAllergy: 'Penicillin' } },
    finishedAt: 1000 * id,
    ...changes,
  }) as unknown as KeptEntry;
const sent = (id: number): SentEntry => ({
  id,
  contactIds: [id],
  firstName: 'Emma',
  taskId: 1,
  taskTypeId: 1,
  taskName: 'Season waiver',
  finishedAt: 1000 * id,
  sentAt: 9000,
});
const kinds = { 1: 'Waiver', 2: 'Rental profile', 3: 'Child registration', 4: 'Photo' };

test('each is told with what has become of it, in the order in which it was finished', () => {
  const refused = entry(1, { refusal });
  const listed = listedEntries({ entries: [refused, entry(3), entry(4)], sent: [sent(2)], sendingId: 3 });
  expect(listed.map(({ id, state }) => [id, state])).toEqual([
    [1, { kind: 'refused', entry: refused }],
    [2, { kind: 'sent', at: 9000 }],
    [3, { kind: 'sending' }],
    [4, { kind: 'waits' }],
  ]);
});

test('without a connection nothing goes out: all of it waits', () => {
  const listed = listedEntries({ entries: [entry(1), entry(2)], sent: [] });
  expect(listed.map(({ state }) => state.kind)).toEqual(['waits', 'waits']);
});

test('what was refused is not said to go out, although its try was the last', () => {
  const [listed] = listedEntries({ entries: [entry(1, { refusal })], sent: [], sendingId: 1 });
  expect(listed?.state.kind).toBe('refused');
});

test('what the resort asks for no more needs nobody, whatever else is left', () => {
  const over = entry(1, { refusal: { ...refusal, code: 'task.not_asked' } });
  expect(listedEntries({ entries: [over], sent: [] })[0]?.state).toEqual({ kind: 'over', entry: over });
  expect(countsOf({ entries: [over, entry(2)], sent: [] })).toEqual({ waiting: 1, refused: 0, over: 1, sent: 0 });
});

test('an entry of before, without its time, is listed without one', () => {
  const { finishedAt: _, ...old } = entry(1);
  const [listed] = listedEntries({ entries: [old], sent: [] });
  expect(listed).toMatchObject({ id: 1, firstName: 'Mia', finishedAt: undefined });
});

test('no answer is told, only whose it is and what', () => {
  expect(JSON.stringify(listedEntries({ entries: [entry(1)], sent: [] }))).not.toContain('Penicillin');
});

test('how many wait, need the guest, and have arrived', () => {
  const entries = [entry(1), entry(2), entry(3, { refusal })];
  expect(countsOf({ entries, sent: [sent(4)] })).toEqual({ waiting: 2, refused: 1, over: 0, sent: 1 });
});

test('all for whom it is are named; the one noted with it, where the household is not known', () => {
  const household = ['Emma', 'Mia', 'Leo'].map((firstName, index) => ({ contactId: index + 1, firstName }) as Contact);
  expect(namesOf({ ...sent(1), contactIds: [1, 3] }, household)).toEqual(['Emma', 'Leo']);
  expect(namesOf({ ...sent(1), contactIds: [1, 3] }, [])).toEqual(['Emma']);
});

test('a task is called by its kind, and by its own name beside another of the kind', () => {
  const [one, same] = [sent(1), sent(2)];
  expect(nameOf(one, [one, same], kinds)).toBe('Waiver');
  expect(nameOf(one, [one, { ...same, taskId: 5 }], kinds)).toBe('Season waiver');
});
