import type { KeptDatabase, Sealed } from './kept-database';

const algorithm = 'AES-GCM';
const text = new TextEncoder();

/** Whose something is, without saying who: SHA-256 of the subject, hex. */
export async function ownerOf(subject: string): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', text.encode(subject)));
  return [...hash].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The owner's key. Of two tabs that make one at once, the first one's is taken. */
export async function keyOf(database: KeptDatabase, owner: string): Promise<CryptoKey> {
  const known = await database.get('key', owner);
  if (known) return known;
  const made = await crypto.subtle.generateKey({ name: algorithm, length: 256 }, false, ['encrypt', 'decrypt']);
  const writing = database.transaction('key', 'readwrite');
  const meanwhile = await writing.store.get(owner);
  if (!meanwhile) await writing.store.put(made, owner);
  await writing.done;
  return meanwhile ?? made;
}

/** What is sealed for one place opens in no other. */
export interface Seal {
  seal: (place: string, bytes: BufferSource) => Promise<Sealed>;
  sealJson: (place: string, value: unknown) => Promise<Sealed>;
  open: (place: string, sealed: Sealed) => Promise<ArrayBuffer>;
  openJson: <T>(place: string, sealed: Sealed) => Promise<T>;
}

export function sealWith(key: CryptoKey): Seal {
  const how = (place: string, iv: Sealed['iv']) => ({ name: algorithm, iv, additionalData: text.encode(place) });
  const seal: Seal['seal'] = async (place, bytes) => {
    const iv = crypto.getRandomValues(new Uint8Array(12));
    return { iv, bytes: await crypto.subtle.encrypt(how(place, iv), key, bytes) };
  };
  const open: Seal['open'] = (place, { iv, bytes }) => crypto.subtle.decrypt(how(place, iv), key, bytes);
  return {
    seal,
    sealJson: (place, value) => seal(place, text.encode(JSON.stringify(value))),
    open,
    openJson: async <T>(place: string, sealed: Sealed) =>
      JSON.parse(new TextDecoder().decode(await open(place, sealed))) as T,
  };
}
