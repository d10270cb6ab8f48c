import { Injectable } from '@nestjs/common';
import { DomainError } from '../../platform/calls/domain-error';
import { Database } from '../../platform/database/database';
import { sql, sqlInTransaction } from '../../platform/database/statement';

const find = sql<{ code: string }>(
  'household.find-family-code',
  'select code from family_code where head_contact_id = $1',
);

const findHead = sql<{ headContactId: number }>(
  'household.find-head-by-code',
  'select head_contact_id as "headContactId" from family_code where code = $1',
);

const renew = sqlInTransaction<{ code: string }>(
  'household.renew-family-code',
  'update family_code set code = new_family_code(), made_at = now() where head_contact_id = $1 returning code',
);

/** The code that every household has (D59). */
@Injectable()
export class FamilyCodeQueries {
  constructor(private readonly database: Database) {}

  /** Throws `contact.unknown`, as `renew` does. */
  async find(headContactId: number): Promise<string> {
    return codeOf(await this.database.first(find, [headContactId]));
  }

  /** Undefined when the code is nobody's. */
  async findHead(code: string): Promise<number | undefined> {
    return (await this.database.first(findHead, [code]))?.headContactId;
  }

  async renew(headContactId: number): Promise<string> {
    return codeOf(await this.database.first(renew, [headContactId]));
  }
}

function codeOf(row: { code: string } | undefined): string {
  // No household is without one: it was erased after it was read.
  if (!row) throw new DomainError('contact.unknown');
  return row.code;
}
