import { type DBSchema, type IDBPDatabase, openDB } from 'idb';

/** Bytes that only this phone's key opens (AES-GCM). */
export interface Sealed {
  iv: Uint8Array<ArrayBuffer>;
  bytes: ArrayBuffer;
}

export interface SealedEntry {
  owner: string;
  entry: Sealed;
  /** A photo, sealed apart: it is read when it is sent. */
  file?: Sealed;
}

interface Schema extends DBSchema {
  /** One key for each person; it cannot be exported, not even by this page. */
  key: { key: string; value: CryptoKey };
  /** `at`: milliseconds since 1970. */
  kept: { key: [owner: string, name: string]; value: Sealed & { at: number } };
  outbox: { key: number; value: SealedEntry; indexes: { owner: string } };
}

export type KeptDatabase = IDBPDatabase<Schema>;

let opened: Promise<KeptDatabase | undefined> | undefined;

/** Nothing where the browser keeps nothing (private windows, a full disk): then all is as if there were no such place. */
export function keptDatabase(): Promise<KeptDatabase | undefined> {
  opened ??= open().catch(() => undefined);
  return opened;
}

const open = async () =>
  openDB<Schema>('arrival', 1, {
    upgrade(database) {
      database.createObjectStore('key');
      database.createObjectStore('kept');
      database.createObjectStore('outbox', { autoIncrement: true }).createIndex('owner', 'owner');
    },
    blocking: (_current, _next, event) => (event.target as IDBDatabase).close(),
    // The browser took it away, as signing out does elsewhere: the next one is a new one.
    terminated: () => {
      opened = undefined;
    },
  });

/** Signing out: the keys go, and with them everything that was sealed, whoever it belonged to. */
export async function forgetEverything(): Promise<void> {
  const database = await keptDatabase();
  if (!database) return;
  const all = database.transaction(['key', 'kept', 'outbox'], 'readwrite');
  await Promise.all([
    all.objectStore('key').clear(),
    all.objectStore('kept').clear(),
    all.objectStore('outbox').clear(),
    all.done,
  ]);
}

/** How much waits here to be sent, also of somebody else who is signed in no longer. */
export async function countUnsent(): Promise<number> {
  return (await (await keptDatabase())?.count('outbox')) ?? 0;
}
