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

/** A browser whose store has crashed never answers; nobody waits longer than this to sign out or to begin. */
const patienceMs = 3_000;

let opened: Promise<KeptDatabase | undefined> | undefined;
let answer: Promise<KeptDatabase | undefined> = Promise.resolve(undefined);

/** Nothing where the browser keeps nothing (private windows, a full disk, a store that does not answer): then all is as if there were no such place. */
export function keptDatabase(): Promise<KeptDatabase | undefined> {
  opened ??= openSoon();
  return opened;
}

function openSoon(): Promise<KeptDatabase | undefined> {
  answer = open().catch(() => undefined);
  // One that answers late is there for whoever asks afterwards.
  void answer.then((database) => {
    if (database) opened = Promise.resolve(database);
  });
  return Promise.race([answer, new Promise<undefined>((enough) => setTimeout(enough, patienceMs))]);
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
  if (database) await clear(database);
  // Nobody waits to sign out for one that does not answer; it is emptied when it does, while the page is there.
  else void answer.then((late) => late && clear(late));
}

async function clear(database: KeptDatabase): Promise<void> {
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
