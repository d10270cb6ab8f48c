import { Inject, Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { Clock } from '../clock/clock';
import { CannotOpen, FieldCipher, type Sealed } from './field-cipher';
import { SEALED_COLUMNS, type SealedColumn } from './sealed-column';
import { SealedValuesQueries } from './sealed-values.queries';

/** Values that one key holds in one column. */
export interface HeldByKey {
  readonly keyId: string;
  readonly count: number;
  /** The table that it lies in. */
  readonly table: string;
  readonly words: SealedColumn['words'];
}

export interface KeyReport {
  /** Seals what is new. */
  readonly currentKeyId: string;
  readonly current: readonly HeldByKey[];
  /** We have the key; a rotation is not finished. */
  readonly older: readonly HeldByKey[];
  /** We do not have the key, or not for all of them. */
  readonly missing: readonly HeldByKey[];
}

const KEPT_MS = 60_000;
const SAMPLE = 20;

/** Which keys are in use, and whether we have them (Q2). */
@Injectable()
export class SealedKeys implements OnApplicationBootstrap {
  readonly #logger = new Logger(SealedKeys.name);
  #last?: { readonly at: number; readonly report: Promise<KeyReport> };

  constructor(
    @Inject(SEALED_COLUMNS) private readonly columns: readonly SealedColumn[],
    private readonly cipher: FieldCipher,
    private readonly queries: SealedValuesQueries,
    private readonly clock: Clock,
  ) {}

  /** A start that meets a key that it does not have says so (issue 7); it goes on, because only what was sealed with it is unreadable. */
  async onApplicationBootstrap(): Promise<void> {
    try {
      for (const { keyId, count, words } of (await this.recent()).missing) {
        this.#logger.error(
          { keyId, count, what: words[1] },
          `Data is sealed with the key ${keyId}, which HEALTH_DATA_KEYS does not have`,
        );
      }
    } catch (error) {
      this.#logger.warn(`The keys in use could not be counted: ${(error as Error).message}`);
    }
  }

  /** As it was within the last minute, for who asks often: without what is counted seldom. */
  recent(): Promise<KeyReport> {
    const now = this.clock.now();
    if (!this.#last || now - this.#last.at > KEPT_MS)
      this.#last = {
        at: now,
        report: this.#forgetFailure(this.#reportOf(this.columns.filter(({ counted }) => counted !== 'seldom'))),
      };
    return this.#last.report;
  }

  report(): Promise<KeyReport> {
    return this.#reportOf(this.columns);
  }

  async #reportOf(columns: readonly SealedColumn[]): Promise<KeyReport> {
    const { currentKeyId } = this.cipher;
    const report = { currentKeyId, current: [] as HeldByKey[], older: [] as HeldByKey[], missing: [] as HeldByKey[] };
    for (const column of columns) {
      for (const { keyId, count } of await this.queries.countByKey(column)) {
        const held = { keyId, count, table: column.table, words: column.words };
        if (keyId === currentKeyId) report.current.push(held);
        else if (await this.#opens(column, keyId)) report.older.push(held);
        else report.missing.push(held);
      }
    }
    return report;
  }

  /** A fingerprint tells. A name from before fingerprints may stand for several keys, so that values from both ends are tried. */
  async #opens(column: SealedColumn, keyId: string): Promise<boolean> {
    if (this.cipher.knows(keyId)) return true;
    const ends = await Promise.all([
      this.queries.sample(column, keyId, 'asc', SAMPLE),
      this.queries.sample(column, keyId, 'desc', SAMPLE),
    ]);
    return ends.flat().every((row) => openedBy(this.cipher, column, row.id, row) !== null);
  }

  async #forgetFailure(report: Promise<KeyReport>): Promise<KeyReport> {
    try {
      return await report;
    } catch (error) {
      this.#last = undefined;
      throw error;
    }
  }
}

/** The text of a stored value, or null when none of our keys opens it. */
export function openedBy(
  cipher: FieldCipher,
  { table, column, row }: SealedColumn,
  id: readonly string[],
  value: Sealed,
): string | null {
  try {
    return cipher.open(value, { table, column, row: row(id) });
  } catch (error) {
    if (error instanceof CannotOpen) return null;
    throw error;
  }
}
