import { Injectable } from '@nestjs/common';
import { EvidenceLogQueries } from './evidence-log.queries';
import { NoteSigners } from './note-signers';

/** The keys that checkpoints are checked with: those of the configuration, and those that have signed one before. */
@Injectable()
export class PublishedKeys {
  constructor(
    private readonly log: EvidenceLogQueries,
    private readonly signers: NoteSigners,
  ) {}

  /** The present one first. */
  async list(): Promise<string[]> {
    const own = this.signers.all.map(({ verifierKey }) => verifierKey);
    return [...new Set([...own, ...(await this.log.verifierKeys())])];
  }
}
