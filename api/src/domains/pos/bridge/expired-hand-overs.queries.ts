import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database';
import { sqlInTransaction } from '../../../platform/database/statement';
import { ExpiredData, type Removal } from '../../../platform/retention/expired-data';
import { removeOldRows } from '../../../platform/retention/old-rows.fragment';

/** Passes over those that a worker settles just now. */
const removeOldAnswers = sqlInTransaction<Removal>(
  'pos.remove-old-answers-to-hand-over',
  `with gone as (
  delete from pos_delivery where id in (
    select id from pos_delivery where kind = 'childRegistration' and occurred_at < $1 order by id limit $2 for update skip locked)
  returning occurred_at)
select count(*)::integer as removed, min(occurred_at) as oldest from gone`,
);

/** Health answers that the point of sale never took, past their time (D51, D60): what was refused waits for as long as nobody discards it. */
@Injectable()
export class ExpiredHandOvers {
  constructor(database: Database, expired: ExpiredData) {
    expired.register('healthAnswers', (keptFrom) => removeOldRows(database, removeOldAnswers, keptFrom));
  }
}
