import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database';
import { sqlInTransaction } from '../../../platform/database/statement';
import type { PosAskedAgain } from '../asked-again.facade';

const mark = {
  rentalProfile: sqlInTransaction<never>(
    'pos.ask-rental-again',
    'update rental_profile set asked_again = $2 where contact_id = $1',
  ),
  childRegistration: sqlInTransaction<never>(
    'pos.ask-registration-again',
    'update child_registration set asked_again = $2 where contact_id = $1',
  ),
};

@Injectable()
export class AskedAgainQueries implements PosAskedAgain {
  constructor(private readonly database: Database) {}

  async mark(contactId: number, record: keyof typeof mark, reason: string | null): Promise<void> {
    await this.database.run(mark[record], [contactId, reason]);
  }
}
