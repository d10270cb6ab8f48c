import { Inject, Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock';
import { type HeldByKey, SealedKeys } from '../../../platform/crypto/sealed-keys';
import { STORAGE, type Storage } from '../../../platform/storage/storage';
import { type Check, type Found, hoursSince } from './check';
import { ChecksQueries } from './checks.queries';

const GIGABYTE = 1e9;
/** A night, and what a night may be late. */
const LATE_HOURS = 36;
const LOW = { share: 0.1, bytes: 2 * GIGABYTE };
const OUT = { share: 0.02, bytes: 0.2 * GIGABYTE };

const sum = (held: readonly HeldByKey[]): number => held.reduce((total, { count }) => total + count, 0);

/** Whether what was entrusted to us is there and can be read. */
@Injectable()
export class DataChecks {
  readonly all: readonly Check[] = [
    { name: 'keys', ask: () => this.#keys() },
    { name: 'files', ask: () => this.#compared('files') },
    { name: 'copies', ask: () => this.#compared('copies') },
    { name: 'backup', ask: () => this.#backup() },
    { name: 'freeSpace', ask: () => this.#freeSpace() },
    { name: 'storage', ask: () => this.#storage() },
  ];

  constructor(
    private readonly sealedKeys: SealedKeys,
    private readonly queries: ChecksQueries,
    @Inject(STORAGE) private readonly storage: Storage,
    private readonly clock: Clock,
  ) {}

  async #keys(): Promise<Found> {
    const { current, older, missing } = await this.sealedKeys.report();
    if (missing.length > 0) return { finding: 'keys.missing', params: { count: sum(missing) } };
    if (older.length > 0) return { finding: 'keys.older', params: { count: sum(older) } };
    return { finding: 'keys.fine', params: { count: sum(current) } };
  }

  /** What the nightly comparison found. A copy that is lost is made again for whoever takes it, so nothing is broken by it. */
  async #compared(what: 'files' | 'copies'): Promise<Found> {
    const { [what]: proof } = await this.queries.proofs();
    if (!proof) return { finding: `${what}.never` };
    const params = proof.found as { files: number; lost: number; spare: number };
    if (params.lost > 0) return { finding: `${what}.lost`, params };
    if (params.spare > 0) return { finding: `${what}.spare`, params };
    const hours = hoursSince(proof.provenMs, this.clock.now());
    return hours > LATE_HOURS ? { finding: `${what}.late`, params: { hours } } : { finding: `${what}.fine`, params };
  }

  async #backup(): Promise<Found> {
    const { backup, verify } = await this.queries.proofs();
    if (!backup) return { finding: 'backup.never' };
    const hours = hoursSince(backup.provenMs, this.clock.now());
    if (hours > LATE_HOURS) return { finding: 'backup.late', params: { hours } };
    const isProven = verify?.found['createdAtUtc'] === backup.found['createdAtUtc'];
    return { finding: isProven ? 'backup.proven' : 'backup.unproven', params: { hours } };
  }

  async #freeSpace(): Promise<Found> {
    const space = await this.storage.space();
    if (!space) return { finding: 'freeSpace.elsewhere' };
    const { free, total } = space;
    const isBelow = ({ share, bytes }: typeof LOW) => free < bytes || free < share * total;
    const finding = isBelow(OUT) ? 'freeSpace.out' : isBelow(LOW) ? 'freeSpace.low' : 'freeSpace.fine';
    return { finding, params: { free: rounded(free), total: rounded(total) } };
  }

  async #storage(): Promise<Found> {
    try {
      await this.storage.check();
      return { finding: 'storage.fine' };
    } catch (error) {
      return { finding: 'storage.refuses', params: { why: (error as Error).message } };
    }
  }
}

const rounded = (bytes: number): number => Math.round(bytes / (GIGABYTE / 10)) / 10;
