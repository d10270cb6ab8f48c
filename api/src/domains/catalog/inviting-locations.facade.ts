import type { LanguageTag } from '@arrival/contracts';
import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database';
import { sql } from '../../platform/database/statement';

export interface InvitingLocation {
  readonly id: number;
  readonly name: string;
  readonly timeZone: string;
  /** So many days before the visit, 1 to 14. */
  readonly daysBefore: number;
  readonly language: LanguageTag;
}

const list = sql<InvitingLocation>(
  'catalog.inviting-locations',
  `select id, name, time_zone as "timeZone", invite_days_before as "daysBefore", invite_language as language from location
where is_enabled and use_pos_transactions_and_orders and invite_days_before is not null order by id`,
);

/** The locations that invite their guests by mail (D78). */
@Injectable()
export class InvitingLocationsFacade {
  constructor(private readonly database: Database) {}

  list(): Promise<InvitingLocation[]> {
    return this.database.run(list);
  }
}
