import { Inject, Injectable } from '@nestjs/common';
import { FieldCipher } from './field-cipher';
import { SEALED_COLUMNS, type SealedColumn } from './sealed-column';
import { openedBy } from './sealed-keys';
import { type SealedRow, SealedValuesQueries } from './sealed-values.queries';

export interface Resealed {
  readonly words: SealedColumn['words'];
  /** Now held by the first key. */
  readonly done: number;
  /** Left as they are, by key: none of ours opens them. */
  readonly unopened: Readonly<Record<string, number>>;
}

const BATCH = 200;

/**
 * Seals everything with the first key (docs/operating.md). Beside a running product: each value is a change of its own that gives way to
 * whoever wrote meanwhile. Doing it again, or in two places at once, changes nothing more.
 */
@Injectable()
export class Reseal {
  constructor(
    @Inject(SEALED_COLUMNS) private readonly columns: readonly SealedColumn[],
    private readonly cipher: FieldCipher,
    private readonly queries: SealedValuesQueries,
  ) {}

  async all(): Promise<Resealed[]> {
    const results: Resealed[] = [];
    for (const column of this.columns) results.push(await this.#column(column));
    return results;
  }

  async #column(column: SealedColumn): Promise<Resealed> {
    const unopened: Record<string, number> = {};
    let done = 0;
    let after: readonly string[] | null = null;
    for (;;) {
      const rows: SealedRow[] = await this.queries.listOlder(column, this.cipher.currentKeyId, after, BATCH);
      for (const row of rows) {
        const text = openedBy(this.cipher, column, row.id, row);
        if (text === null) unopened[row.keyId] = (unopened[row.keyId] ?? 0) + 1;
        else if (await this.#reseal(column, row, text)) done += 1;
      }
      after = rows.at(-1)?.id ?? null;
      if (rows.length < BATCH) return { words: column.words, done, unopened };
    }
  }

  #reseal(column: SealedColumn, row: SealedRow, text: string): Promise<boolean> {
    const place = { table: column.table, column: column.column, row: column.row(row.id) };
    return this.queries.replace(column, row, this.cipher.seal(text, place));
  }
}
