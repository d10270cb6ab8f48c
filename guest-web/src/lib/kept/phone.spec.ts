import 'fake-indexeddb/auto';
import { randomUUID } from 'node:crypto';
import type { Entry } from './entry';
import { countUnsent, forgetEverything, keptDatabase } from './kept-database';
import { openPhone } from './phone';
import { keyOf } from './seal';

const health = { drugAllergy: 'Penicillin, since childhood' };
const entry = { key: 'k', task: { id: '1.1.3.7' }, body: { relatedObject: health } } as unknown as Entry;
const opened = async (owner: string) => {
  const phone = await openPhone(owner);
  if (!phone) throw new Error('Nothing is kept here');
  return phone;
};

/** All bytes that are on the phone, as text. */
async function allBytes(): Promise<string> {
  const database = await keptDatabase();
  const rows = [...((await database?.getAll('outbox')) ?? []), ...((await database?.getAll('kept')) ?? [])];
  const texts = rows.flatMap((row) => ('entry' in row ? [row.entry, row.file] : [row]));
  return texts.map((sealed) => (sealed ? Buffer.from(sealed.bytes).toString('latin1') : '')).join('\n');
}

test('what is kept comes back, in order, a photo with its bytes; and is nowhere to be read', async () => {
  const { entries, values } = await opened(randomUUID());
  await entries.add(entry);
  const { id } = await entries.add({ ...entry, key: 'photo' }, new Blob(['a face']));
  await values.write('["grouping",1]', health);
  expect((await entries.all()).map(({ key }) => key)).toEqual(['k', 'photo']);
  expect(await (await entries.fileOf(id))?.text()).toBe('a face');
  expect((await values.read('["grouping",1]'))?.value).toEqual(health);
  const bytes = await allBytes();
  expect(bytes.length).toBeGreaterThan(100);
  for (const secret of ['Penicillin', 'a face', 'drugAllergy']) expect(bytes).not.toContain(secret);
});

test('what changes keeps its place and its photo', async () => {
  const { entries } = await opened(randomUUID());
  const kept = await entries.add(entry, new Blob(['a face']));
  await entries.update({ ...kept, refusal: { status: 409, code: 'waiver.text_changed', traceId: '' } });
  expect(await entries.all()).toMatchObject([{ id: kept.id, refusal: { status: 409 } }]);
  expect(await (await entries.fileOf(kept.id))?.text()).toBe('a face');
  await entries.remove(kept.id);
  await entries.update(kept);
  expect(await entries.all()).toEqual([]);
});

test('somebody else at the same phone sees nothing of it, and cannot open it', async () => {
  const [emma, robin] = [await opened(randomUUID()), await opened(randomUUID())];
  await emma.entries.add(entry);
  await emma.values.write('person', 'Emma');
  expect(await robin.entries.all()).toEqual([]);
  expect(await robin.values.read('person')).toBeUndefined();
  const database = await keptDatabase();
  const stolen = await database!.get('kept', [emma.owner, 'person']);
  await database!.put('kept', stolen!, [robin.owner, 'person']);
  await expect(robin.values.read('person')).rejects.toThrow();
});

test('what was sealed under a key that signing out in another tab has taken away stops nothing that came after', async () => {
  const owner = randomUUID();
  await (await opened(owner)).entries.add(entry);
  await (await keptDatabase())!.delete('key', owner);
  const { entries } = await opened(owner);
  await entries.add({ ...entry, key: 'after' });
  expect((await entries.all()).map(({ key }) => key)).toEqual(['after']);
});

test('the key cannot be taken out, and two tabs have the same', async () => {
  const database = await keptDatabase();
  const owner = randomUUID();
  const [one, other] = await Promise.all([keyOf(database!, owner), keyOf(database!, owner)]);
  expect(one.extractable).toBe(false);
  await expect(crypto.subtle.exportKey('raw', one)).rejects.toThrow();
  const iv = new Uint8Array(12);
  const sealed = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, one, new Uint8Array([1]));
  await expect(crypto.subtle.decrypt({ name: 'AES-GCM', iv }, other, sealed)).resolves.toBeDefined();
});

test('a path is kept for a day, the family for a week; then it is gone, whoever opens the phone', async () => {
  const { values, owner } = await opened(randomUUID());
  const now = jest.spyOn(Date, 'now');
  try {
    const start = Date.parse('2026-12-20T08:00:00Z');
    const hours = (count: number) => now.mockReturnValue(start + count * 3_600_000);
    hours(0);
    await values.write('["grouping",1]', 1);
    await values.write('["household","profile"]', 2);
    hours(25);
    expect(await values.read('["grouping",1]')).toBeUndefined();
    expect(await values.read('["household","profile"]')).toEqual({ at: start, value: 2 });
    hours(24 * 7);
    expect(await values.read('["household","profile"]')).toBeUndefined();
    await opened(randomUUID());
    const left = (await (await keptDatabase())!.getAllKeys('kept')).filter(([of]) => of === owner);
    expect(left).toEqual([]);
  } finally {
    now.mockRestore();
  }
});

test('signing out takes all of it along, the keys first', async () => {
  const { entries, owner } = await opened(randomUUID());
  await entries.add(entry);
  expect(await countUnsent()).toBeGreaterThan(0);
  await forgetEverything();
  expect(await countUnsent()).toBe(0);
  expect(await (await keptDatabase())!.get('key', owner)).toBeUndefined();
  expect(await allBytes()).toBe('');
});
