import type { KeptDatabase } from './kept-database';
import type { Seal } from './seal';

const dayMs = 24 * 60 * 60_000;
/** A path is walked on the day; who is in the family, and its code, hold for a week on the mountain. */
const keptForMs = (name: string): number =>
  name.startsWith('["grouping"') || name === 'selection' ? dayMs : 7 * dayMs;

interface Value<T> {
  /** Milliseconds since 1970. */
  at: number;
  value: T;
}

export interface KeptValues {
  read: <T>(name: string) => Promise<Value<T> | undefined>;
  write: (name: string, value: unknown) => Promise<void>;
}

const isOver = (name: string, at: number): boolean => Date.now() - at >= keptForMs(name);

/** One person's answers of the API, by name, sealed. */
export function keptValues(database: KeptDatabase, owner: string, seal: Seal): KeptValues {
  const place = (name: string) => `kept ${owner} ${name}`;
  return {
    async read<T>(name: string) {
      const row = await database.get('kept', [owner, name]);
      if (!row || isOver(name, row.at)) return undefined;
      return { at: row.at, value: await seal.openJson<T>(place(name), row) };
    },
    async write(name, value) {
      const sealed = await seal.sealJson(place(name), value);
      await database.put('kept', { ...sealed, at: Date.now() }, [owner, name]);
    },
  };
}

/** What is too old goes, whoever it belongs to. */
export async function forgetOld(database: KeptDatabase): Promise<void> {
  const writing = database.transaction('kept', 'readwrite');
  for (let row = await writing.store.openCursor(); row; row = await row.continue())
    if (isOver(row.key[1], row.value.at)) await row.delete();
  await writing.done;
}
