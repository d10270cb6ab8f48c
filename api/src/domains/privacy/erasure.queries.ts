import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database';
import { sql, sqlInTransaction } from '../../platform/database/statement';

export interface Erasure {
  readonly headContactId: number;
  readonly contactIds: readonly number[];
  /** As text: a Date would lose the microseconds. */
  readonly headCreatedAt: string;
  readonly requestedBy: 'guest' | 'administrator';
}

const insert = sqlInTransaction<{ id: string }>(
  'privacy.insert-erasure',
  'insert into erasure (head_contact_id, contact_ids, head_created_at, requested_by) values ($1, $2, $3, $4) returning id',
);

const list = sql<Erasure>(
  'privacy.list-erasures',
  `select head_contact_id as "headContactId", to_json(contact_ids) as "contactIds", head_created_at::text as "headCreatedAt", requested_by as "requestedBy"
from erasure order by erased_at`,
);

/** An older list was written in whatever zone its database stood in. */
const areSame = sqlInTransaction<{ areSame: boolean }>(
  'privacy.same-moment',
  'select $1::timestamptz = $2::timestamptz as "areSame"',
);

const countKept = sqlInTransaction<{ signatures: number; keptUntil: string | null }>(
  'privacy.count-kept-evidence',
  'select count(*)::integer as signatures, max(kept_until)::text as "keptUntil" from sealed_evidence where head_contact_id = $1',
);

@Injectable()
export class ErasureQueries {
  constructor(private readonly database: Database) {}

  async insert({ headContactId, contactIds, headCreatedAt, requestedBy }: Erasure): Promise<string> {
    const [row] = await this.database.run(insert, [headContactId, contactIds, headCreatedAt, requestedBy]);
    return row!.id;
  }

  /** All there ever were, the oldest first: numbers alone. */
  list(): Promise<Erasure[]> {
    return this.database.run(list);
  }

  /** Whether two texts tell the same moment, to the microsecond. */
  async areSame(one: string, other: string): Promise<boolean> {
    return (await this.database.first(areSame, [one, other]))!.areSame;
  }

  /** Evidence of a household that stays sealed, and until when the last of it does. */
  async countKept(headContactId: number): Promise<{ signatures: number; keptUntil: string | null }> {
    return (await this.database.first(countKept, [headContactId]))!;
  }
}
