import { Injectable } from '@nestjs/common';
import { Database } from '../database/database';
import { sqlInTransaction } from '../database/statement';
import { ExpiredData, type Removal } from '../retention/expired-data';

const AT_ONCE = 10_000;

const removeOld = sqlInTransaction<Removal>(
  'idempotency.remove-old',
  `with gone as (
 delete from idempotency_record where (scope, key) in (
   select scope, key from idempotency_record where created_at < $1 order by created_at limit $2 for update skip locked)
 returning created_at)
 select count(*)::integer as removed, min(created_at) as oldest from gone`,
);

/** Stored answers past their time: a caller that repeats later than that is a new call. */
@Injectable()
export class ExpiredRecords {
  constructor(
    private readonly database: Database,
    expired: ExpiredData,
  ) {
    expired.register('idempotencyRecords', (keptFrom) => this.#remove(keptFrom));
  }

  async #remove(keptFrom: Date): Promise<Removal> {
    const [gone] = await this.database.run(removeOld, [keptFrom, AT_ONCE]);
    return { ...gone!, ...(gone!.removed === AT_ONCE && { next: [] }) };
  }
}
