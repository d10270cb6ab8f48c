import { Injectable } from '@nestjs/common';
import { Database } from '../database/database';
import { sqlInTransaction } from '../database/statement';
import { PersonalData } from '../personal-data/personal-data';

const removeAllOf = sqlInTransaction<never>(
  'idempotency.remove-all-of',
  'delete from idempotency_record where scope = any($1)',
);

/** Remembered answers are copies of what stands elsewhere: these are an account's. Whoever lets in others forgets theirs (`idempotency.fragment.ts`). */
@Injectable()
export class RememberedOfPeople {
  constructor(database: Database, personal: PersonalData) {
    personal.register({
      name: 'rememberedAnswers',
      async eraseHousehold({ accounts }) {
        await database.run(removeAllOf, [accounts.map(({ issuer, subject }) => `${issuer} ${subject}`)]);
      },
    });
  }
}
