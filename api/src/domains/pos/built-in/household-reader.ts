import { Injectable } from '@nestjs/common';
import DataLoader from 'dataloader';
import { Database } from '../../../platform/database/database';
import { sql } from '../../../platform/database/statement';

/** The household document as stored: JSON text, to be read once. */
export interface HouseholdRow {
  headContactId: number;
  version: number;
  document: string;
}

interface Person {
  readonly issuer: string;
  readonly subject: string;
}

const findOne = sql<HouseholdRow>(
  'pos.find-household',
  `select d.head_contact_id as "headContactId", d.version, d.document::text as document
from identity i join household_document d on d.head_contact_id = i.contact_id
where i.subject = $2 and i.issuer = $1`,
);

const findSeveral = sql<HouseholdRow & { place: number }>(
  'pos.find-households',
  `select asked.place::int as place, d.head_contact_id as "headContactId", d.version, d.document::text as document
from unnest($1::text[], $2::text[]) with ordinality as asked (issuer, subject, place)
join identity i on i.subject = asked.subject and i.issuer = asked.issuer join household_document d on d.head_contact_id = i.contact_id`,
);

const MOST_TOGETHER = 32;

/** Reads households; those asked for in the same turn of the event loop share one statement, which under load halves its cost (P4). */
@Injectable()
export class HouseholdReader {
  /** It only gathers: what it read it forgets, so that every answer is of now. */
  readonly #gathered = new DataLoader<Person, HouseholdRow | undefined>((asked) => this.#read(asked), {
    cache: false,
    maxBatchSize: MOST_TOGETHER,
    batchScheduleFn: setImmediate,
  });

  constructor(private readonly database: Database) {}

  /** The household of the person, or undefined. Inside a unit of work it sees what the unit has written. */
  find(issuer: string, subject: string): Promise<HouseholdRow | undefined> {
    if (this.database.isInUnitOfWork) return this.database.first(findOne, [issuer, subject]);
    return this.#gathered.load({ issuer, subject });
  }

  /** In the order asked. */
  async #read(asked: readonly Person[]): Promise<(HouseholdRow | undefined)[]> {
    const [only] = asked;
    if (only && asked.length === 1) return [await this.database.first(findOne, [only.issuer, only.subject])];
    const rows = await this.database.run(findSeveral, [
      asked.map(({ issuer }) => issuer),
      asked.map(({ subject }) => subject),
    ]);
    const found = new Map(rows.map(({ place, ...row }) => [place, row]));
    return asked.map((_, index) => found.get(index + 1));
  }
}
