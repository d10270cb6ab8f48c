import { createHash, createPrivateKey, createPublicKey, type KeyObject, sign, verify } from 'node:crypto';

/** Signed notes of C2SP with Ed25519: text, an empty line, and lines `— name base64(key hash, signature)`. */
export interface NoteSigner {
  /** `name+hash+base64`, by which anybody can check what it signs. */
  readonly verifierKey: string;
  sign(text: string): string;
}

const ED25519 = Buffer.of(1);
const PKCS8 = Buffer.from('302e020100300506032b657004220420', 'hex');
const SPKI = Buffer.from('302a300506032b6570032100', 'hex');
const KEY_HASH_BYTES = 4;
const SIGNATURE_BYTES = 64;

const keyHash = (name: string, publicKey: Uint8Array): Buffer =>
  createHash('sha256').update(`${name}\n`).update(ED25519).update(publicKey).digest().subarray(0, KEY_HASH_BYTES);

/** The name has neither spaces nor plus signs; the seed has 32 bytes. */
export function noteSigner(name: string, seed: Buffer): NoteSigner {
  const key = createPrivateKey({ key: Buffer.concat([PKCS8, seed]), format: 'der', type: 'pkcs8' });
  const publicKey = createPublicKey(key).export({ format: 'der', type: 'spki' }).subarray(SPKI.length);
  const hash = keyHash(name, publicKey);
  return {
    verifierKey: `${name}+${hash.toString('hex')}+${Buffer.concat([ED25519, publicKey]).toString('base64')}`,
    sign: (text) =>
      `${text}\n— ${name} ${Buffer.concat([hash, sign(null, Buffer.from(text), key)]).toString('base64')}\n`,
  };
}

interface Verifier {
  readonly name: string;
  readonly hash: Buffer;
  readonly key: KeyObject;
}

/** Throws on what is no Ed25519 verifier key. */
export function readVerifierKey(text: string): Verifier {
  // Base64 has plus signs of its own.
  const [, name = '', hash = '', encoded = ''] = /^([^+]+)\+([0-9a-f]{8})\+(.+)$/.exec(text) ?? [];
  const bytes = Buffer.from(encoded, 'base64');
  const publicKey = bytes.subarray(1);
  const isRight = bytes.length === 33 && bytes[0] === ED25519[0] && keyHash(name, publicKey).toString('hex') === hash;
  if (!isRight) throw new Error(`This is no verifier key: ${text}`);
  return {
    name,
    hash: Buffer.from(hash, 'hex'),
    key: createPublicKey({ key: Buffer.concat([SPKI, publicKey]), format: 'der', type: 'spki' }),
  };
}

/** The text that one of the keys has signed; undefined when none of them has, or a byte is another. */
export function openNote(note: string, verifierKeys: readonly string[]): string | undefined {
  const end = note.lastIndexOf('\n\n');
  if (end < 0 || !note.endsWith('\n')) return undefined;
  const text = note.slice(0, end + 1);
  const lines = note.slice(end + 2, -1).split('\n');
  const verifiers = verifierKeys.map(readVerifierKey);
  return verifiers.some((verifier) => lines.some((line) => isSignedBy(verifier, text, line))) ? text : undefined;
}

function isSignedBy({ name, hash, key }: Verifier, text: string, line: string): boolean {
  const start = `— ${name} `;
  const encoded = line.slice(start.length);
  const bytes = Buffer.from(encoded, 'base64');
  if (!line.startsWith(start) || bytes.toString('base64') !== encoded) return false;
  if (bytes.length !== KEY_HASH_BYTES + SIGNATURE_BYTES || !bytes.subarray(0, KEY_HASH_BYTES).equals(hash))
    return false;
  return verify(null, Buffer.from(text), key, bytes.subarray(KEY_HASH_BYTES));
}

/** A C2SP checkpoint: the state of a log that a note signs. */
export interface Checkpoint {
  readonly origin: string;
  readonly size: number;
  readonly root: Buffer;
}

export const checkpointText = ({ origin, size, root }: Checkpoint): string =>
  `${origin}\n${size}\n${root.toString('base64')}\n`;

export function readCheckpoint(text: string): Checkpoint | undefined {
  const [, origin = '', size = '', root = ''] = /^([^\n]+)\n(\d{1,15})\n([A-Za-z0-9+/]{43}=)\n/.exec(text) ?? [];
  return origin ? { origin, size: Number(size), root: Buffer.from(root, 'base64') } : undefined;
}
