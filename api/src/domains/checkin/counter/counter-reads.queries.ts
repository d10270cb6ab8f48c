import { COUNTER_ISSUER } from '@arrival/contracts';
import { Injectable } from '@nestjs/common';
import { isRecorded } from '../../../platform/audit/audit.fragment';
import { Database } from '../../../platform/database/database';
import { sql, sqlInTransaction } from '../../../platform/database/statement';

export const READ = 'health_answers.read';

const read = isRecorded({
  issuer: `'${COUNTER_ISSUER}'`,
  subject: '$1::text',
  action: `'${READ}'`,
  entity: "'contact'",
  entityId: 'c.contact_id::text',
});

const findUnread = sql<{ id: number }>(
  'counter.find-unread',
  `select c.contact_id as id from unnest($2::bigint[]) c (contact_id) where not ${read}`,
);

const take = sqlInTransaction<never>('counter.take', 'select from counter_session where id = $1 for update');

/** What the trail says of a session at the counter. */
@Injectable()
export class CounterReadsQueries {
  constructor(private readonly database: Database) {}

  /** Of the contacts those whose health answers the session has not read yet. */
  async findUnread(sessionId: string, contactIds: readonly number[]): Promise<ReadonlySet<number>> {
    const rows = await this.database.run(findUnread, [sessionId, contactIds]);
    return new Set(rows.map(({ id }) => id));
  }

  /** Until the unit of work ends other calls of the session wait. */
  async take(sessionId: string): Promise<void> {
    await this.database.run(take, [sessionId]);
  }
}
