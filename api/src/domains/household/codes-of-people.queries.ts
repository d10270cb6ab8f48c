import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database';
import { sql } from '../../platform/database/statement';
import { PersonalData } from '../../platform/personal-data/personal-data';

const list = sql<{ code: string; madeAtUtc: Date }>(
  'household.list-codes-of-people',
  'select code, made_at as "madeAtUtc" from family_code where head_contact_id = any($1)',
);

/** The family's code; it goes with the family (D59, D61). */
@Injectable()
export class CodesOfPeople {
  constructor(database: Database, personal: PersonalData) {
    personal.register({ name: 'familyCode', read: ({ ids }) => database.run(list, [ids]) });
  }
}
