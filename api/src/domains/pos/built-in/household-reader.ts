import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database';
import { sql } from '../../../platform/database/statement';

/** The household document as stored: JSON text, to be read once. */
export interface HouseholdRow {
  headContactId: number;
  version: number;
  document: string;
}

interface Question {
  readonly issuer: string;
  readonly subject: string;
  readonly resolve: (row: HouseholdRow | undefined) => void;
  readonly reject: (error: unknown) => void;
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
  #asked: Question[] = [];

  constructor(private readonly database: Database) {}

  /** The household of the person, or undefined. Inside a unit of work it sees what the unit has written. */
  find(issuer: string, subject: string): Promise<HouseholdRow | undefined> {
    if (this.database.isInUnitOfWork) return this.database.first(findOne, [issuer, subject]);
    return new Promise((resolve, reject) => {
      const count = this.#asked.push({ issuer, subject, resolve, reject });
      if (count === 1) setImmediate(() => this.#answerAll());
    });
  }

  #answerAll(): void {
    const asked = this.#asked;
    this.#asked = [];
    for (let start = 0; start < asked.length; start += MOST_TOGETHER) void this.#answer(asked.slice(start, start + MOST_TOGETHER));
  }

  async #answer(asked: readonly Question[]): Promise<void> {
    try {
      const rows = await this.#read(asked);
      for (const [index, { resolve }] of asked.entries()) resolve(rows[index]);
    } catch (error) {
      for (const { reject } of asked) reject(error);
    }
  }

  /** In the order asked. */
  async #read(asked: readonly Question[]): Promise<(HouseholdRow | undefined)[]> {
    const [only] = asked;
    if (only && asked.length === 1) return [await this.database.first(findOne, [only.issuer, only.subject])];
    const found: (HouseholdRow | undefined)[] = [];
    const rows = await this.database.run(findSeveral, [asked.map(({ issuer }) => issuer), asked.map(({ subject }) => subject)]);
    for (const { place, headContactId, version, document } of rows) found[place - 1] = { headContactId, version, document };
    return found;
  }
}
