import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database';
import { sqlInTransaction } from '../../platform/database/statement';
import { ExpiredData, type Place, type Removal } from '../../platform/retention/expired-data';

const AT_ONCE = 1_000;
const first: Place = ['-infinity', '00000000-0000-0000-0000-000000000000'];

interface Gone {
  readonly removed: number;
  readonly oldest: Date | null;
  /** As text: a Date would lose the microseconds. */
  readonly nextAt: string | null;
  readonly nextId: string | null;
}

/** The owner's function, which checks the period of each row itself (`retention.sql`). */
const removeOld = sqlInTransaction<Gone>(
  'waivers.remove-old-signatures',
  'select removed, oldest, next_at::text as "nextAt", next_id as "nextId" from remove_signatures($1, $2, $3)',
);

/** Evidence past its time; minors' is kept until so many years after they came of age (D60). */
@Injectable()
export class ExpiredSignatures {
  constructor(
    private readonly database: Database,
    expired: ExpiredData,
  ) {
    expired.register('signatures', (_keptFrom, place) => this.#remove(place));
  }

  async #remove(place: Place = first): Promise<Removal> {
    const { removed, oldest, nextAt, nextId } = (await this.database.first(removeOld, [...place, AT_ONCE]))!;
    return { removed, oldest, ...(nextId !== null && { next: [nextAt, nextId] }) };
  }
}
