import { checkpointText, noteSigner, openNote, readCheckpoint } from './signed-note';

const signer = noteSigner('resort.example/api/evidence', Buffer.alloc(32, 9));
const checkpoint = { origin: 'resort.example/api/evidence', size: 42, root: Buffer.alloc(32, 7) };
const note = signer.sign(checkpointText(checkpoint));

/** The example of Go's package `note`, which the format comes from. */
const published = {
  verifierKey: 'PeterNeumann+c74f20a3+ARpc2QcUPDhMQegwxbzhKqiBfsVkmqq/LDE4izWy10TW',
  seed: Buffer.from('AYEKFALVFGyNhPJEMzD1QIDr+Y7hfZx09iUvxdXHKDFz', 'base64').subarray(1),
  text: "If you think cryptography is the answer to your problem,\nthen you don't know what your problem is.\n",
  line: '— PeterNeumann x08go/ZJkuBS9UG/SffcvIAQxVBtiFupLLr8pAcElZInNIuGUgYN1FFYC2pZSNXgKvqfqdngotpRZb6KE6RyyBwJnAM=',
};

test('the published note opens, and its key signs it again byte for byte', () => {
  const { verifierKey, seed, text, line } = published;
  expect(openNote(`${text}\n${line}\n`, [verifierKey])).toBe(text);
  const own = noteSigner('PeterNeumann', seed);
  expect(own.verifierKey).toBe(verifierKey);
  expect(own.sign(text)).toBe(`${text}\n${line}\n`);
  expect(() => openNote(`${text}\n${line}\n`, [verifierKey.replace('c74f', 'c74e')])).toThrow('no verifier key');
});

test('a checkpoint is three lines, an empty one, and the signature', () => {
  expect(note.split('\n')).toEqual([
    'resort.example/api/evidence',
    '42',
    Buffer.alloc(32, 7).toString('base64'),
    '',
    expect.stringMatching(/^— resort\.example\/api\/evidence [A-Za-z0-9+/]{91}=$/),
    '',
  ]);
  expect(readCheckpoint(openNote(note, [signer.verifierKey]) as string)).toEqual(checkpoint);
});

test('a verifier key may have plus signs in its base64', () => {
  const signers = Array.from({ length: 200 }, (_, seed) => noteSigner('a.example/log', Buffer.alloc(32, seed)));
  const odd = signers.filter(({ verifierKey }) => verifierKey.split('+').length > 4);
  expect(odd.length).toBeGreaterThan(0);
  for (const { sign, verifierKey } of odd) expect(openNote(sign('x\n'), [verifierKey])).toBe('x\n');
});

test('no byte of it can be another', () => {
  const bytes = Buffer.from(note);
  for (let at = 0; at < bytes.length; at++) {
    const other = Buffer.from(bytes);
    other[at] = (other[at] as number) ^ 1;
    expect([at, openNote(other.toString('utf8'), [signer.verifierKey])]).toEqual([at, undefined]);
  }
});

test('another key has not signed it; one of several is enough', () => {
  const other = noteSigner('resort.example/api/evidence', Buffer.alloc(32, 8));
  expect(openNote(note, [other.verifierKey])).toBeUndefined();
  expect(openNote(note, [other.verifierKey, signer.verifierKey])).toBe(checkpointText(checkpoint));
});
