import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { auditPath, Frontier, joined, leafHash, type MerkleNode, rootByProof } from './merkle';

/** The leaves and roots that Certificate Transparency's own code is tested with, for trees of 0 to 8 leaves. */
const entries = [
  '',
  '00',
  '10',
  '2021',
  '3031',
  '40414243',
  '5051525354555657',
  '606162636465666768696a6b6c6d6e6f',
].map((hex) => Buffer.from(hex, 'hex'));
const roots = [
  'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
  '6e340b9cffb37a989ca544e6bb780a2c78901d3fb33738768511a30617afa01d',
  'fac54203e7cc696cf0dfcb42c92a1d9dbaf70ad9e621f4bd8d98662f00e3c125',
  'aeb6bcfe274b70a14fb067a5e5578264db0fa9b51af5e0ba159158f329e06e77',
  'd37ee418976dd95753c1c73862b9398fa2a2cf9b4ff0fdfe8b30cd95209614b7',
  '4e3bbb1f7b478dcfe71fb631631519a3bca12c9aefca1612bfce4c13a86264d4',
  '76e67dadbcdf1e10e1b74ddc608abd2f98dfb16fbce75277b5232a127f2087ef',
  'ddb89be403809e325750d3d263cd78929c2942b7942a34b77e122c9594a74c8c',
  '5dc9da79a70659a9ad559cb701ded9a2ab9d823aad2f4960cfe370eff4604328',
];

test.each(roots.map((root, size) => [size, root]))('the published root of %i leaves', (size, root) => {
  const frontier = new Frontier();
  for (const entry of entries.slice(0, Number(size))) frontier.add(entry);
  expect(frontier.root.toString('hex')).toBe(root);
});

/** RFC 6962 §2.1 word for word, by recursion over all leaves: what the frontier must agree with. */
const hash = (...parts: Buffer[]) => createHash('sha256').update(Buffer.concat(parts)).digest();
const split = (n: number) => 2 ** Math.floor(Math.log2(n - 1));
function mth(leaves: Buffer[]): Buffer {
  if (leaves.length === 0) return hash();
  if (leaves.length === 1) return hash(Buffer.of(0), leaves[0] as Buffer);
  const k = split(leaves.length);
  return hash(Buffer.of(1), mth(leaves.slice(0, k)), mth(leaves.slice(k)));
}
function path(m: number, leaves: Buffer[]): Buffer[] {
  if (leaves.length === 1) return [];
  const k = split(leaves.length);
  return m < k
    ? [...path(m, leaves.slice(0, k)), mth(leaves.slice(k))]
    : [...path(m - k, leaves.slice(k)), mth(leaves.slice(0, k))];
}

/** A tree as it is kept: leaves, and the nodes that each of them completed. */
function grow(leaves: Buffer[]) {
  const frontier = new Frontier();
  const nodes = new Map<string, Buffer>();
  const keep = ({ level, position, hash: kept }: MerkleNode) => nodes.set(`${level}/${position}`, kept);
  leaves.forEach((leaf, position) => {
    keep({ level: 0, position, hash: leafHash(leaf) });
    frontier.add(leaf).forEach(keep);
  });
  const proof = (index: number, size: number) =>
    auditPath(index, size).map((places) =>
      joined(places.map(({ level, position }) => nodes.get(`${level}/${position}`) as Buffer)),
    );
  return { frontier, proof };
}

const leavesOf = (count: number) => Array.from({ length: count }, (_, n) => Buffer.from(`leaf ${n}`));

test('of any size, root and proofs are those of the definition, from kept nodes alone', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 300 }), fc.nat(), (size, pick) => {
      const leaves = leavesOf(size);
      const index = pick % size;
      const tree = grow([...leaves, ...leavesOf(17)]);
      const proof = tree.proof(index, size);
      expect(proof).toEqual(path(index, leaves));
      expect(grow(leaves).frontier.root).toEqual(mth(leaves));
      expect(rootByProof(index, size, leaves[index] as Buffer, proof)).toEqual(mth(leaves));
    }),
    { numRuns: 60 },
  );
});

test('a proof proves no other leaf, place or size, and not with a hash more or less', () => {
  const leaves = leavesOf(11);
  const { proof } = grow(leaves);
  const root = mth(leaves);
  const right = proof(4, 11);
  expect(rootByProof(4, 11, Buffer.from('other'), right)).not.toEqual(root);
  expect(rootByProof(5, 11, leaves[4] as Buffer, right)).not.toEqual(root);
  expect(rootByProof(4, 11, leaves[4] as Buffer, right.slice(1))).not.toEqual(root);
  expect(rootByProof(4, 11, leaves[4] as Buffer, [...right, root])).toBeUndefined();
  expect(rootByProof(11, 11, leaves[4] as Buffer, right)).toBeUndefined();
});

test('a tree that goes on from its kept edge is the same tree', () => {
  const leaves = leavesOf(23);
  const first = grow(leaves.slice(0, 13)).frontier;
  const edge = [mth(leaves.slice(0, 8)), mth(leaves.slice(8, 12)), mth(leaves.slice(12, 13))];
  const later = new Frontier(13, edge);
  for (const leaf of leaves.slice(13)) [first, later].forEach((tree) => void tree.add(leaf));
  expect(later.root).toEqual(mth(leaves));
  expect(first.root).toEqual(later.root);
});
