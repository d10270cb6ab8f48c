import { createHash } from 'node:crypto';
import type { EvidenceFault } from '@arrival/contracts';
import type { ChainLink, StoredRecord } from './signature-proof.queries';

export const sha256 = (content: string | Uint8Array): Buffer => createHash('sha256').update(content).digest();

const isMadeOf = (hash: Buffer | null, content: string | Uint8Array | null): boolean =>
  hash === null ? content === null : content !== null && sha256(content).equals(hash);

/** Each record hashes to what is kept, and names the hash before it; the places have no gap. */
function isWholeChain(links: readonly ChainLink[]): boolean {
  return links.every(({ chainPosition, record, recordHash }, index) => {
    if (chainPosition !== index + 1) return false;
    if (record === null) return true;
    const { previousHash } = JSON.parse(record) as { previousHash: string | null };
    return isMadeOf(recordHash, record) && previousHash === (links[index - 1]?.recordHash.toString('hex') ?? null);
  });
}

/** What of a stored signature is not what it was, as far as its own hashes and its chain tell. */
export function recordFaults(stored: StoredRecord, chain: readonly ChainLink[]): EvidenceFault[] {
  const { record, recordHash, textHash, html, imageHash, png } = stored;
  const holds: Partial<Record<EvidenceFault, boolean>> = {
    record: isMadeOf(recordHash, record),
    chain: isWholeChain(chain),
    text: isMadeOf(textHash, html),
    drawing: isMadeOf(imageHash, png),
  };
  return (Object.keys(holds) as EvidenceFault[]).filter((fault) => !holds[fault]);
}
