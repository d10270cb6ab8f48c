import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database';
import { sql, sqlInTransaction } from '../../../platform/database/statement';
import { savePurchases } from '../bridge/mirror.fragment';
import { headOf, plainName } from '../contacts.fragment';
import { isUntouched } from '../members.fragment';
import { plainOrder } from '../shop-orders.fragment';

export interface Namesake {
  readonly contactId: number;
  readonly dateOfBirth: string | null;
  /** Called so by the shop alone, before somebody was put right here. */
  readonly isOfShop: boolean;
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
  readonly shopOrder: string;
  readonly shopEmail: string;
  readonly shopName: string;
  readonly shopBorn: string | null;
}

/** A line as it is kept; of one from before `shop…` was kept that is null. */
export interface KeptLine extends Omit<ToldPurchase, 'shopOrder' | 'shopEmail' | 'shopName'> {
  readonly contactId: number;
  readonly headContactId: number;
  readonly shopOrder: string | null;
  readonly shopEmail: string | null;
  readonly shopName: string | null;
}

/** Each way of looking uses its index from the first row on, which a plan for both at once, or with a join, would not. */
const findKept = sql<KeptLine>(
  'pos.find-lines-of-orders',
  `with line as (
  select * from purchase where pos_key = any($1)
  union
  select * from purchase where shop_order = any($2) and ${plainOrder('shop_order')} = any(array(select ${plainOrder('told')} from unnest($2) told))
)
select p.pos_key as key, p.contact_id as "contactId", ${headOf('p.contact_id')} as "headContactId", p.product_id as "productId",
  p.kind, p.status, p.product_date as "productDate", p.expires_on as "expiresOn", p.order_id as "orderId", p.shop_order as "shopOrder",
  p.shop_email as "shopEmail", p.shop_name as "shopName", p.shop_born as "shopBorn"
from line p`,
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

/**
 * Whether a family is what one order has begun and nobody has touched: no account, nothing bought otherwise, nothing saved or signed, its e-mail as the
 * shop told it.
 */
const cameWith = sqlInTransaction<never>(
  'pos.family-came-with-order',
  `select from contact h where h.contact_id = $1 and lower(h.email) = any($3)
and exists (select from purchase p where p.contact_id = h.contact_id and p.created_at = h.created_at)
and not exists (select from identity i where i.contact_id = h.contact_id)
and not exists (select from contact m where coalesce(m.parent_contact_id, m.contact_id) = h.contact_id and (
  not exists (select from purchase p where p.contact_id = m.contact_id)
  or exists (select from purchase p where p.contact_id = m.contact_id and p.shop_order is distinct from $2)))
and ${isUntouched('h.contact_id')}`,
);

const giveAddress = sqlInTransaction<never>(
  'pos.give-address',
  'update contact set email = $2, email_is_vouched = true where contact_id = $1',
);

/** By what they are called here, and by what a shop called them before they were put right. */
const findNamesakes = sqlInTransaction<Namesake>(
  'pos.find-namesakes-in-family',
  `with member as materialized (select * from contact where coalesce(parent_contact_id, contact_id) = $1)
select contact_id as "contactId", date_of_birth as "dateOfBirth", false as "isOfShop" from member
where ${plainName('first_name', 'last_name')} = ${plainName('$2::text', '$3::text')}
union
select contact_id, born, true from member join purchase p using (contact_id), unnest(array[p.shop_born, date_of_birth]) born
where ${plainName('p.shop_name', "''")} = ${plainName('$2::text', '$3::text')} and (born is not null or coalesce(p.shop_born, date_of_birth) is null)
order by 1`,
);

const listOrderNumbers = sql<{ purchaseId: number; orderNumber: string }>(
  'pos.list-order-numbers',
  `select purchase_id as "purchaseId", shop_order as "orderNumber" from purchase where contact_id = any($1) and shop_order is not null`,
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

/** Purchases that a shop's list told. Their keys say which order told them. */
@Injectable()
export class ImportsQueries {
  constructor(private readonly database: Database) {}

  /** What is kept under these keys, or under the numbers of these orders. */
  findKept(keys: readonly string[], orderNumbers: readonly string[]): Promise<KeptLine[]> {
    return this.database.run(findKept, [keys, orderNumbers]);
  }

  async findHeads(email: string): Promise<number[]> {
    return (await this.database.run(findHeads, [email])).map(({ contactId }) => contactId);
  }

  findNamesakes(headContactId: number, firstName: string, lastName: string): Promise<Namesake[]> {
    return this.database.run(findNamesakes, [headContactId, firstName, lastName]);
  }

  /** Whether a family is what this order began under one of these addresses, and no more. */
  async cameWith(headContactId: number, orderNumber: string, emails: readonly string[]): Promise<boolean> {
    return (await this.database.first(cameWith, [headContactId, orderNumber, emails])) !== undefined;
  }

  async giveAddress(headContactId: number, email: string): Promise<void> {
    await this.database.run(giveAddress, [headContactId, email]);
  }

  listOrderNumbers(contactIds: readonly number[]): Promise<{ purchaseId: number; orderNumber: string }[]> {
    return this.database.run(listOrderNumbers, [contactIds]);
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
