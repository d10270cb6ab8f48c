import type { EntryStore } from './entry';
import { entryStore } from './entry-store';
import { keptDatabase } from './kept-database';
import { forgetOld, type KeptValues, keptValues } from './kept-values';
import { keyOf, sealWith } from './seal';

/** What one person has on this phone. */
export interface Phone {
  owner: string;
  values: KeptValues;
  entries: EntryStore;
}

/** Nothing where this browser keeps nothing. */
export async function openPhone(owner: string): Promise<Phone | undefined> {
  const database = await keptDatabase();
  if (!database) return undefined;
  try {
    await forgetOld(database);
    const seal = sealWith(await keyOf(database, owner));
    return {
      owner,
      values: keptValues(database, owner, seal),
      entries: entryStore(database, owner, seal),
    };
  } catch (error) {
    console.info('Nothing is kept on this phone', error);
    return undefined;
  }
}
