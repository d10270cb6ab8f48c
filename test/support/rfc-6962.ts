import { createHash } from 'node:crypto';

/** RFC 6962 §2.1 and RFC 9162 §2.1.3.2 written once more, over leaves alone: what ours must agree with. */
const rfcHash = (...parts: Buffer[]) => createHash('sha256').update(Buffer.concat(parts)).digest();
export function rfcRoot(leaves: readonly Buffer[]): Buffer {
  if (leaves.length === 1) return rfcHash(Buffer.of(0), leaves[0] as Buffer);
  const k = 2 ** Math.floor(Math.log2(leaves.length - 1));
  return rfcHash(Buffer.of(1), rfcRoot(leaves.slice(0, k)), rfcRoot(leaves.slice(k)));
}
/** The root that a proof leads to. */
export function rfcFold(index: number, size: number, leaf: Buffer, proof: Buffer[]): Buffer {
  if (size === 1) return rfcHash(Buffer.of(0), leaf);
  const k = 2 ** Math.floor(Math.log2(size - 1));
  const sibling = proof.at(-1) as Buffer;
  const rest = proof.slice(0, -1);
  return index < k
    ? rfcHash(Buffer.of(1), rfcFold(index, k, leaf, rest), sibling)
    : rfcHash(Buffer.of(1), sibling, rfcFold(index - k, size - k, leaf, rest));
}
