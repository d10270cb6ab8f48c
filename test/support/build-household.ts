import type { TestDatabase } from './database';

export interface MemberSeed {
  firstName?: string;
  lastName?: string;
  /** `YYYY-MM-DD`; `born(9)` gives nine years and a half. */
  dateOfBirth?: string | null;
}

export interface HouseholdSeed {
  issuer: string;
  /** Subject of the head's tokens. */
  subject: string;
  head?: MemberSeed;
  members?: MemberSeed[];
}

export interface Household {
  subject: string;
  headId: number;
  /** In the order given. */
  memberIds: number[];
}

const millisecondsOfYear = 365.25 * 24 * 3600 * 1000;

/** Once: asked again after midnight, `born(9)` would be another day. */
const startedAt = Date.now();

/** A date of birth in the middle of that year of life, so that no test depends on today being a birthday. */
export const born = (age: number): string =>
  new Date(startedAt - (age + 0.5) * millisecondsOfYear).toISOString().slice(0, 10);

/** Writes a head of household with an identity, and the members (D2, D3). */
export async function buildHousehold(database: TestDatabase, seed: HouseholdSeed): Promise<Household> {
  const headId = await addContact(database, null, { firstName: 'Emma', dateOfBirth: born(38), ...seed.head });
  await database.rows('insert into identity (issuer, subject, contact_id) values ($1, $2, $3)', [
    seed.issuer,
    seed.subject,
    headId,
  ]);
  const memberIds: number[] = [];
  for (const [index, member] of (seed.members ?? []).entries()) {
    memberIds.push(
      await addContact(database, headId, { firstName: `Member${index + 1}`, dateOfBirth: born(9), ...member }),
    );
  }
  return { subject: seed.subject, headId, memberIds };
}

async function addContact(database: TestDatabase, parentId: number | null, member: MemberSeed): Promise<number> {
  const { id } = await database.row<{ id: string }>(
    `insert into contact (parent_contact_id, first_name, last_name, date_of_birth) values ($1, $2, $3, $4) returning contact_id as id`,
    [parentId, member.firstName, member.lastName ?? 'Carter', member.dateOfBirth],
  );
  return Number(id);
}

export interface PurchaseSeed {
  productId: number;
  productDate?: string | null;
  kind?: 'orderLine' | 'transaction' | 'prepaidAccess';
  status?: 'open' | 'closed' | 'cancelled';
}

export async function addPurchase(database: TestDatabase, contactId: number, seed: PurchaseSeed): Promise<void> {
  await database.rows(
    'insert into purchase (contact_id, product_id, kind, status, product_date) values ($1, $2, $3, $4, $5)',
    [contactId, seed.productId, seed.kind ?? 'orderLine', seed.status ?? 'open', seed.productDate ?? null],
  );
}
