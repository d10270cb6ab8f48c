import { Injectable } from '@nestjs/common';
import { Database } from '../database/database';
import { type Statement, sql } from '../database/statement';
import type { Sealed } from './field-cipher';
import type { SealedColumn } from './sealed-column';

export interface SealedRow extends Sealed {
  /** The primary key, as text. */
  readonly id: readonly string[];
}

export interface KeyUse {
  readonly keyId: string;
  readonly count: number;
}

type Order = 'asc' | 'desc';

const keyColumns = ({ primaryKey }: SealedColumn): string => primaryKey.map(([name]) => name).join(', ');
const keyTexts = ({ primaryKey }: SealedColumn): string =>
  `array[${primaryKey.map(([name]) => `${name}::text`).join(', ')}]`;
const keyOf = ({ primaryKey }: SealedColumn, parameter: string): string =>
  primaryKey.map(([, type], index) => `((${parameter}::text[])[${index + 1}])::${type}`).join(', ');

function statement<Row>(what: string, column: SealedColumn, text: string): Statement<Row> {
  return sql<Row>(`sealed.${what}.${column.table}.${column.column}`, text);
}

/** The statements over every sealed column, made from its description. */
@Injectable()
export class SealedValuesQueries {
  constructor(private readonly database: Database) {}

  /** How many values each key holds. */
  async countByKey(column: SealedColumn): Promise<KeyUse[]> {
    const { table, keyId } = column;
    const text = `select ${keyId} as "keyId", count(*)::int as count from ${table} where ${keyId} is not null group by 1 order by 1`;
    return this.database.run(statement<KeyUse>('count', column, text));
  }

  /** Some values of one key, from one end of the table. */
  async sample(column: SealedColumn, keyId: string, order: Order, limit: number): Promise<SealedRow[]> {
    const by = column.primaryKey.map(([name]) => `${name} ${order}`).join(', ');
    const text = `select ${keyTexts(column)} as id, ${column.keyId} as "keyId", ${column.sealed} as sealed from ${column.table}
      where ${column.keyId} = $1 order by ${by} limit $2`;
    return this.database.run(statement<SealedRow>(`sample-${order}`, column, text), [keyId, limit]);
  }

  /** The next values that another key than `currentKeyId` holds, by primary key; the first ones when `after` is null. */
  async listOlder(
    column: SealedColumn,
    currentKeyId: string,
    after: readonly string[] | null,
    limit: number,
  ): Promise<SealedRow[]> {
    const text = `select ${keyTexts(column)} as id, ${column.keyId} as "keyId", ${column.sealed} as sealed from ${column.table}
      where ${column.keyId} <> $1 and ($2::text[] is null or (${keyColumns(column)}) > (${keyOf(column, '$2')}))
      order by ${keyColumns(column)} limit $3`;
    return this.database.run(statement<SealedRow>('older', column, text), [currentKeyId, after, limit]);
  }

  /** Puts the value in place of what was read; false when somebody else has written meanwhile. */
  async replace(column: SealedColumn, before: SealedRow, after: Sealed): Promise<boolean> {
    const lock = column.lock ? `with locked as materialized (${column.lock}) ` : '';
    const once = column.lock ? ' and exists (select from locked)' : '';
    const text = `${lock}update ${column.table} set ${column.assignments}
      where (${keyColumns(column)}) = (${keyOf(column, '$1')}) and ${column.sealed} = $4${once} returning 1 as done`;
    const rows = await this.database.run(statement('replace', column, text), [
      before.id,
      after.keyId,
      after.sealed,
      before.sealed,
    ]);
    return rows.length === 1;
  }
}
