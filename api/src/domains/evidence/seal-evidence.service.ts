import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../platform/database/unit-of-work';
import { EvidenceLogQueries, type Unlogged } from './evidence-log.queries';
import { Frontier, subtreesOf } from './merkle';
import { NoteSigners } from './note-signers';
import { checkpointText } from './signed-note';
import { CheckpointStamps, type StampOutcome } from './time-stamps/checkpoint-stamps';

type Link = Pick<Unlogged, 'headContactId' | 'chainPosition'>;

const AT_ONCE = 5_000;
const first: Link = { headContactId: 0, chainPosition: 0 };

export interface SealedLog {
  /** Signatures that came into the log now. */
  readonly added: number;
  /** All that the newest checkpoint covers. */
  readonly size: number;
  /** Of the newest checkpoint; undefined where nobody stamps. */
  readonly stamp?: StampOutcome;
}

/**
 * Takes every signature that the log does not have yet into it, and signs the root (D45). Entries are added batch by batch, each with its
 * subtrees in one transaction; a killed run goes on where it was. Once more changes nothing. The time stamp comes last, and nothing waits for it.
 */
@Injectable()
export class SealEvidenceService {
  constructor(
    private readonly queries: EvidenceLogQueries,
    private readonly signers: NoteSigners,
    private readonly unitOfWork: UnitOfWork,
    private readonly stamps: CheckpointStamps,
  ) {}

  /** Undefined without a key to sign with. */
  async seal(signal: AbortSignal): Promise<SealedLog | undefined> {
    if (!this.signers.current) return undefined;
    let added = 0;
    for (let after: Link | undefined = first; after; ) {
      signal.throwIfAborted();
      const entries: readonly Link[] = await this.#batch(after);
      added += entries.length;
      after = entries.length === AT_ONCE ? entries.at(-1) : undefined;
    }
    const size = await this.unitOfWork.run(() => this.#sign());
    return { added, size, stamp: await this.stamps.stampNewest() };
  }

  #batch(after: Link): Promise<Unlogged[]> {
    return this.unitOfWork.run(() => this.#add(after));
  }

  async #add(after: Link): Promise<Unlogged[]> {
    const entries = await this.queries.listUnlogged(after, AT_ONCE);
    if (entries.length === 0) return entries;
    const frontier = await this.#frontier();
    await this.queries.addEntries(frontier.size, entries);
    await this.queries.addNodes(entries.flatMap(({ recordHash }) => frontier.add(recordHash)));
    return entries;
  }

  async #sign(): Promise<number> {
    const { size, root } = await this.#frontier();
    const signer = this.signers.current!;
    const newest = await this.queries.seal();
    if (size > (newest?.size ?? 0)) {
      const text = checkpointText({ origin: this.signers.origin, size, root });
      await this.queries.addCheckpoint(size, signer.sign(text), signer.verifierKey);
    }
    return size;
  }

  async #frontier(): Promise<Frontier> {
    const size = await this.queries.size();
    return new Frontier(size, await this.queries.nodes(subtreesOf(size)));
  }
}
