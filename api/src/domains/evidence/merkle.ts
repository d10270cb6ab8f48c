import { createHash } from 'node:crypto';

/** RFC 6962 §2.1: a tree over leaves in order, of which only complete subtrees are kept. A node of level 3 and position 2 covers leaves 16 to 23. */
export interface Place {
  readonly level: number;
  readonly position: number;
}

export interface MerkleNode extends Place {
  readonly hash: Buffer;
}

const sha256 = (...chunks: readonly Uint8Array[]): Buffer => {
  const hash = createHash('sha256');
  for (const chunk of chunks) hash.update(chunk);
  return hash.digest();
};
const LEAF = Buffer.of(0);
const NODE = Buffer.of(1);

export const leafHash = (entry: Uint8Array): Buffer => sha256(LEAF, entry);
const nodeHash = (left: Uint8Array, right: Uint8Array): Buffer => sha256(NODE, left, right);

/** The complete subtrees that `count` leaves from `start` are made of, the largest first; `start` is a multiple of the largest. */
export function subtreesOf(count: number, start = 0): Place[] {
  const places: Place[] = [];
  for (let level = 52, from = start, rest = count; level >= 0; level--) {
    const width = 2 ** level;
    if (rest < width) continue;
    places.push({ level, position: from / width });
    from += width;
    rest -= width;
  }
  return places;
}

/** Of subtrees side by side, the largest first; of none it is the root of the empty tree. */
export const joined = (subtrees: readonly Buffer[]): Buffer =>
  subtrees.length === 0 ? sha256() : subtrees.reduceRight((right, left) => nodeHash(left, right));

/** The edge that a tree grows on: the hashes of its complete subtrees. */
export class Frontier {
  readonly #subtrees: Buffer[];

  constructor(
    public size = 0,
    subtrees: readonly Buffer[] = [],
  ) {
    this.#subtrees = [...subtrees];
  }

  get root(): Buffer {
    return joined(this.#subtrees);
  }

  /** Answers the nodes that this leaf completes, without the leaf's own. */
  add(entry: Uint8Array): MerkleNode[] {
    const completed: MerkleNode[] = [];
    let hash = leafHash(entry);
    for (let level = 1, position = this.size; position % 2 === 1; level++) {
      position = (position - 1) / 2;
      hash = nodeHash(this.#subtrees.pop() as Buffer, hash);
      completed.push({ level, position, hash });
    }
    this.#subtrees.push(hash);
    this.size += 1;
    return completed;
  }
}

/** What proves that leaf `index` is in the tree of that size, from the leaf up: each sibling as the subtrees that it is made of. */
export function auditPath(index: number, size: number): Place[][] {
  const path: Place[][] = [];
  for (let start = 0, end = size; end - start > 1; ) {
    let half = 1;
    while (half * 2 < end - start) half *= 2;
    const middle = start + half;
    if (index < middle) {
      path.push(subtreesOf(end - middle, middle));
      end = middle;
    } else {
      path.push(subtreesOf(half, start));
      start = middle;
    }
  }
  return path.reverse();
}

/** The root that a proof leads to (RFC 9162 §2.1.3.2); undefined when it has another length than it must. */
export function rootByProof(
  index: number,
  size: number,
  entry: Uint8Array,
  proof: readonly Uint8Array[],
): Buffer | undefined {
  if (index >= size) return undefined;
  let [at, last] = [index, size - 1];
  let hash = leafHash(entry);
  for (const sibling of proof) {
    if (last === 0) return undefined;
    if (at % 2 === 1 || at === last) {
      hash = nodeHash(sibling, hash);
      while (at % 2 === 0 && at !== 0) [at, last] = [at / 2, Math.floor(last / 2)];
    } else {
      hash = nodeHash(hash, sibling);
    }
    [at, last] = [Math.floor(at / 2), Math.floor(last / 2)];
  }
  return last === 0 ? hash : undefined;
}
