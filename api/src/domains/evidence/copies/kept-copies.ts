import { createHash } from 'node:crypto';
import { Inject, Injectable, Logger } from '@nestjs/common';
import { PassingTrouble } from '../../../platform/database/trouble';
import { UnitOfWork } from '../../../platform/database/unit-of-work';
import { Outbox } from '../../../platform/jobs/outbox';
import { STORAGE, type Storage } from '../../../platform/storage/storage';
import { discardCopy } from '../jobs/discard-copy.job';
import { CopiesQueries } from './copies.queries';

const hashOf = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');

/** Copies that were made, in the storage by their hash. */
@Injectable()
export class KeptCopies {
  readonly #logger = new Logger(KeptCopies.name);

  constructor(
    private readonly queries: CopiesQueries,
    private readonly unitOfWork: UnitOfWork,
    private readonly outbox: Outbox,
    @Inject(STORAGE) private readonly storage: Storage,
  ) {}

  /** Undefined when it has to be made: there is none, something has come that belongs into it, or its file is not what was kept. */
  async find(signatureId: string): Promise<Buffer | undefined> {
    const kept = await this.queries.find(signatureId);
    if (!kept?.isCurrent) return undefined;
    const bytes = await this.#read(kept.storageKey);
    if (bytes && hashOf(bytes) === kept.hash) return bytes;
    this.#logger.warn({ signatureId }, 'The file of a copy is not there or not what was kept; it is made again');
    return undefined;
  }

  /** First the file, then the row. False when the signature has gone meanwhile. */
  async keep(signatureId: string, pdf: Buffer, isProven: boolean): Promise<boolean> {
    const hash = hashOf(pdf);
    const storageKey = `copies/${hash.slice(0, 2)}/${hash}.pdf`;
    await this.storage.write(storageKey, pdf, 'application/pdf');
    return this.unitOfWork.run(async () => {
      const { isKept, replaced } = await this.queries.keep({ signatureId, storageKey, hash, isProven });
      const left = isKept ? replaced : storageKey;
      if (left !== null && !(isKept && left === storageKey)) await this.outbox.add(discardCopy, { storageKey: left });
      return isKept;
    });
  }

  /** A job's: whatever nothing refers to any more. */
  async discard(storageKey: string): Promise<void> {
    if (!(await this.queries.isReferred(storageKey))) await this.storage.remove(storageKey);
  }

  async #read(storageKey: string): Promise<Buffer | undefined> {
    try {
      return await this.storage.read(storageKey);
    } catch (error) {
      if (error instanceof PassingTrouble) return undefined;
      throw error;
    }
  }
}
