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

/** One person's answers of the API, by name, sealed; what is too old is gone. */
export function keptValues(database: KeptDatabase, owner: string, seal: Seal): KeptValues {
  const place = (name: string) => `kept ${owner} ${name}`;
  return {
    async read<T>(name: string) {
      const sealed = await database.get('kept', [owner, name]);
      if (!sealed) return undefined;
      const found = await seal.openJson<Value<T>>(place(name), sealed);
      if (Date.now() - found.at < keptForMs(name)) return found;
      await database.delete('kept', [owner, name]);
      return undefined;
    },
    async write(name, value) {
      const sealed = await seal.sealJson(place(name), { at: Date.now(), value });
      await database.put('kept', sealed, [owner, name]);
    },
  };
}
