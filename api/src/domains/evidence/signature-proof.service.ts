import type { EvidenceFault, SignatureVerification } from '@arrival/contracts';
import { Injectable } from '@nestjs/common';
import { EvidenceLogQueries, type Seal } from './evidence-log.queries';
import { auditPath, joined, rootByProof } from './merkle';
import { NoteSigners } from './note-signers';
import { PublishedKeys } from './published-keys';
import { recordFaults } from './record-faults';
import { SignatureProofQueries, type StoredRecord } from './signature-proof.queries';
import { openNote, readCheckpoint } from './signed-note';
import { timeStampProblem } from './time-stamps/time-stamp-token';

type Proven = NonNullable<SignatureVerification['seal']>;

/** Whether a signature is what it was, computed anew from what is stored, with what anybody can check it by (D45, D46). */
@Injectable()
export class SignatureProofService {
  constructor(
    private readonly records: SignatureProofQueries,
    private readonly log: EvidenceLogQueries,
    private readonly keys: PublishedKeys,
    private readonly signers: NoteSigners,
  ) {}

  /** Undefined when there is no such signature. */
  async prove(signatureId: string): Promise<SignatureVerification | undefined> {
    const stored = await this.records.find(signatureId);
    if (!stored) return undefined;
    const chain = await this.records.chain(stored.headContactId);
    const own = recordFaults(stored, chain);
    const { seal, faults: logged } = await this.#logged(stored);
    const faults = [...own, ...logged];
    const { record, recordHash, previousHash, chainPosition, hashedAtUtc } = stored;
    return {
      state: faults.length > 0 ? 'broken' : seal ? 'valid' : 'waiting',
      faults,
      record,
      recordHash: recordHash.toString('hex'),
      previousHash: previousHash?.toString('hex') ?? null,
      chainPosition,
      chainLength: chain.length,
      hashedAtUtc: hashedAtUtc.toISOString(),
      isSealing: this.signers.current !== undefined,
      seal,
    };
  }

  async #logged(stored: StoredRecord): Promise<{ seal: Proven | null; faults: EvidenceFault[] }> {
    const { position, loggedHash, recordHash } = stored;
    const newest = await this.log.seal();
    if (!newest || position === null || position >= newest.size) return { seal: null, faults: [] };
    const places = auditPath(position, newest.size);
    const nodes = await this.log.nodes(places.flat());
    const proof = places.map((parts) => joined(nodes.splice(0, parts.length)));
    const root = rootByProof(position, newest.size, recordHash, proof);
    const text = openNote(newest.note, await this.keys.list());
    const signed = text === undefined ? undefined : readCheckpoint(text);
    const faults: EvidenceFault[] = [];
    if (!signed || signed.size !== newest.size) faults.push('checkpoint');
    if (!loggedHash?.equals(recordHash) || !root?.equals(signed?.root ?? root)) faults.push('log');
    if (newest.stamp && timeStampProblem(newest.stamp.token, newest.note)) faults.push('timeStamp');
    return { seal: proven(position, newest, signed?.root ?? Buffer.alloc(0), proof), faults };
  }
}

function proven(position: number, seal: Seal, root: Buffer, proof: readonly Buffer[]): Proven {
  const { size, note, verifierKey, sealedAtUtc, stamp } = seal;
  return {
    position,
    size,
    root: root.toString('hex'),
    proof: proof.map((hash) => hash.toString('hex')),
    checkpoint: note,
    verifierKey,
    sealedAtUtc: sealedAtUtc.toISOString(),
    timeStamp: stamp
      ? { token: stamp.token.toString('base64'), authority: stamp.authority, stampedAtUtc: stamp.at.toISOString() }
      : null,
  };
}
