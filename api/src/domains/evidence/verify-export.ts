import type { X509Certificate } from 'node:crypto';
import { EvidenceVerifier, type Verified } from './evidence-verifier';

const NEWLINE = 0x0a;

/** Reads an export piece by piece, and throws an `EvidenceFault` at the first line that is wrong. */
export async function verifyExport(
  pieces: AsyncIterable<Buffer> | Iterable<Buffer>,
  keys: readonly string[],
  anchors: readonly X509Certificate[] = [],
): Promise<Verified> {
  const verifier = new EvidenceVerifier(keys, anchors);
  let rest: Buffer = Buffer.alloc(0);
  for await (const piece of pieces) {
    const bytes = rest.length > 0 ? Buffer.concat([rest, piece]) : piece;
    let start = 0;
    for (let end = bytes.indexOf(NEWLINE); end >= 0; end = bytes.indexOf(NEWLINE, start)) {
      verifier.read(bytes.subarray(start, end), true);
      start = end + 1;
    }
    rest = bytes.subarray(start);
  }
  if (rest.length > 0) verifier.read(rest, false);
  return verifier.finish();
}
