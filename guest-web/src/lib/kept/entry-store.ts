import type { Entry, EntryStore, KeptEntry } from './entry';
import type { KeptDatabase } from './kept-database';
import type { Seal } from './seal';

const entryPlace = (owner: string) => `outbox ${owner}`;
const filePlace = (owner: string) => `file ${owner}`;

/** One person's entries, sealed, in the order in which they came. */
export function entryStore(database: KeptDatabase, owner: string, seal: Seal): EntryStore {
  return {
    async all() {
      const reading = database.transaction('outbox');
      const index = reading.store.index('owner');
      const [ids, rows] = await Promise.all([index.getAllKeys(owner), index.getAll(owner)]);
      const entries = rows.map(({ entry }, place) =>
        seal.openJson<Entry>(entryPlace(owner), entry).then(
          (opened) => [{ ...opened, id: ids[place] ?? 0 }],
          // Signing out in another tab took the key that this was sealed with: nobody opens it again.
          () => [],
        ),
      );
      return (await Promise.all(entries)).flat();
    },
    async add(entry, file) {
      const row = {
        owner,
        entry: await seal.sealJson(entryPlace(owner), entry),
        ...(file && { file: await seal.seal(filePlace(owner), await file.arrayBuffer()) }),
      };
      return { ...entry, id: await database.add('outbox', row) };
    },
    async update({ id, ...entry }: KeptEntry) {
      const sealed = await seal.sealJson(entryPlace(owner), entry);
      const writing = database.transaction('outbox', 'readwrite');
      const row = await writing.store.get(id);
      if (row) await writing.store.put({ ...row, entry: sealed }, id);
      await writing.done;
    },
    remove: (id) => database.delete('outbox', id),
    async fileOf(id) {
      const file = (await database.get('outbox', id))?.file;
      return file && new Blob([await seal.open(filePlace(owner), file)], { type: 'image/jpeg' });
    },
  };
}
