import { Injectable } from '@nestjs/common';
import { Database } from '../database/database';
import { sqlInTransaction } from '../database/statement';
import { ExpiredData, type Place, type Removal } from '../retention/expired-data';

const AT_ONCE = 5_000;

/** The owner's function, which checks the period of each row itself (`retention.sql`). */
const removeOld = sqlInTransaction<{ removed: number; oldest: Date | null; nextId: number | null }>(
  'audit.remove-old',
  'select removed, oldest, next_id as "nextId" from remove_audit_events($1, $2)',
);

/** The trail past its time. */
@Injectable()
export class ExpiredTrail {
  constructor(
    private readonly database: Database,
    expired: ExpiredData,
  ) {
    expired.register('auditTrail', (_keptFrom, place) => this.#remove(place));
  }

  async #remove([afterId]: Place = [0]): Promise<Removal> {
    const { removed, oldest, nextId } = (await this.database.first(removeOld, [afterId, AT_ONCE]))!;
    return { removed, oldest, ...(nextId !== null && { next: [nextId] }) };
  }
}
