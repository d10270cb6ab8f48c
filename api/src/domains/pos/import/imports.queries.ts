import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database';
import { sqlInTransaction } from '../../../platform/database/statement';
import { savePurchases } from '../bridge/mirror.fragment';
import { plainName } from '../contacts.fragment';

export interface KnownLine {
  readonly key: string;
  readonly contactId: number;
  readonly headContactId: number;
}

export interface Namesake {
  readonly contactId: number;
  readonly dateOfBirth: string | null;
}

/** As a purchase is kept, under a member. */
export interface ToldPurchase {
  readonly key: string;
  readonly productId: number;
  readonly kind: 'orderLine' | 'prepaidAccess';
  readonly status: 'open' | 'cancelled';
  readonly productDate: string | null;
  readonly expiresOn: string | null;
  readonly orderId: number | null;
}

const findLines = sqlInTransaction<KnownLine>(
  'pos.find-imported-lines',
  `select p.pos_key as key, c.contact_id as "contactId", coalesce(c.parent_contact_id, c.contact_id) as "headContactId"
from purchase p join contact c using (contact_id) where p.pos_key = any($1)`,
);

/**
 * Families whose head has this address, not by a claim alone, or that staff gave to an account of it (D76). Neither in an order nor up to a number:
 * PostgreSQL would walk all contacts by their id until it had so many.
 */
const findHeads = sqlInTransaction<{ contactId: number }>(
  'pos.find-heads-by-address',
  `select contact_id as "contactId" from contact where parent_contact_id is null and lower(email) = lower($1) and email_is_vouched
union select contact_id from identity where lower(email) = lower($1)`,
);

const findNamesakes = sqlInTransaction<Namesake>(
  'pos.find-namesakes-in-family',
  `select contact_id as "contactId", date_of_birth as "dateOfBirth" from contact
where coalesce(parent_contact_id, contact_id) = $1 and ${plainName('first_name', 'last_name')} = ${plainName('$2::text', '$3::text')}
order by contact_id`,
);

const savePurchase = sqlInTransaction<{ isNew: boolean }>(
  'pos.save-imported-purchases',
  `${savePurchases} returning xmax = 0 as "isNew"`,
);

const cancelOthers = sqlInTransaction<{ purchaseId: number }>(
  'pos.cancel-imported-purchases',
  `update purchase p set status = 'cancelled' from contact c
where c.contact_id = p.contact_id and coalesce(c.parent_contact_id, c.contact_id) = $1 and starts_with(p.pos_key, $2) and not p.pos_key = any($3)
  and p.status <> 'cancelled' returning p.purchase_id as "purchaseId"`,
);

/** Purchases that a file told, inside a unit of work. Their keys say which order told them. */
@Injectable()
export class ImportsQueries {
  constructor(private readonly database: Database) {}

  findLines(keys: readonly string[]): Promise<KnownLine[]> {
    return this.database.run(findLines, [keys]);
  }

  async findHeads(email: string): Promise<number[]> {
    return (await this.database.run(findHeads, [email])).map(({ contactId }) => contactId);
  }

  findNamesakes(headContactId: number, firstName: string, lastName: string): Promise<Namesake[]> {
    return this.database.run(findNamesakes, [headContactId, firstName, lastName]);
  }

  /** What says the same is not written, and not answered. */
  save(members: ReadonlyMap<number, readonly ToldPurchase[]>): Promise<{ isNew: boolean }[]> {
    const told = [...members].map(([contactId, purchases]) => ({ contactId, purchases }));
    return this.database.run(savePurchase, [JSON.stringify(told)]);
  }

  /** What the order had told of the family and does not any more; answers how much that was. */
  async cancelOthers(headContactId: number, keysBegin: string, keys: readonly string[]): Promise<number> {
    return (await this.database.run(cancelOthers, [headContactId, keysBegin, keys])).length;
  }
}
