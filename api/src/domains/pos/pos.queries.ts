import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database';
import { sql, sqlInTransaction } from '../../platform/database/statement';

/** The household document as stored: JSON text, to be read once. */
export interface HouseholdRow {
  headContactId: number;
  version: number;
  document: string;
}

export interface NewHead {
  firstName: string;
  lastName: string;
  email: string | null;
  dateOfBirth: string | null;
}

const findHousehold = sql<HouseholdRow>(
  'pos.find-household',
  `select d.head_contact_id as "headContactId", d.version, d.document::text as document
from identity i join household_document d on d.head_contact_id = i.contact_id
where i.subject = $2 and i.issuer = $1`,
);

/** In a statement of its own: the next one then sees what the lock's previous holder committed. */
const lockIdentity = sqlInTransaction<unknown>(
  'pos.lock-identity',
  `select 1 from pg_advisory_xact_lock(hashtextextended($1 || ' ' || $2, 0))`,
);

const insertHead = sqlInTransaction<{ contactId: number }>(
  'pos.insert-head',
  `with head as (
  insert into contact (first_name, last_name, email, date_of_birth)
  select $3, $4, $5, $6::date where not exists (select 1 from identity where subject = $2 and issuer = $1)
  returning contact_id
)
insert into identity (issuer, subject, contact_id) select $1, $2, contact_id from head returning contact_id as "contactId"`,
);

@Injectable()
export class PosQueries {
  constructor(private readonly database: Database) {}

  findHousehold(issuer: string, subject: string): Promise<HouseholdRow | undefined> {
    return this.database.first(findHousehold, [issuer, subject]);
  }

  async lockIdentity(issuer: string, subject: string): Promise<void> {
    await this.database.run(lockIdentity, [issuer, subject]);
  }

  /** The new head's id; undefined when the person has one already. */
  async insertHead(issuer: string, subject: string, head: NewHead): Promise<number | undefined> {
    const row = await this.database.first(insertHead, [issuer, subject, head.firstName, head.lastName, head.email, head.dateOfBirth]);
    return row?.contactId;
  }
}
