import { type ImportLine, type PurchaseImported, purchaseImportedSchema } from '@arrival/contracts';
import type { SignedInAgent } from './api';
import { born } from './build-household';
import type { TestDatabase } from './database';

let families = 0;

/** A week from now. */
export const visitDay = new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10);

interface FamilyOrder {
  readonly email: string;
  readonly orderNumber: string;
  readonly lines: [ImportLine, ImportLine];
}

/** A new family's order: a child and an adult with a ski set each, whose code is `SKI-SET`. */
export function orderOfFamily(): FamilyOrder {
  families++;
  const email = `lena.hoffmann.${families}@example.com`;
  const orderNumber = `${9000 + families}`;
  const line = {
    orderNumber,
    email,
    lastName: 'Hoffmann',
    phone: '+49 151 2345678',
    productCode: 'ski-set',
    day: visitDay,
    lastDay: null,
    isCancelled: false,
  };
  return {
    email,
    orderNumber,
    lines: [
      { ...line, firstName: 'Mira', dateOfBirth: born(9) },
      { ...line, firstName: 'Lena', dateOfBirth: born(38) },
    ],
  };
}

/** As the console sends it (D75). */
export const bringBy =
  (staff: SignedInAgent) =>
  async (lines: readonly object[], isTrial = false): Promise<PurchaseImported> =>
    purchaseImportedSchema
      .strict()
      .parse((await staff.post('/api/admin/purchases/import').send({ lines, isTrial }).expect(200)).body);

/** What is kept of an order, by name and day; `head` is the family's e-mail. */
export const boughtUnder = (database: TestDatabase, orderNumber: string) =>
  database.rows<{ name: string; day: string | null; status: string; head: string | null }>(
    `select c.first_name as name, p.product_date::text as day, p.status, h.email as head from purchase p join contact c using (contact_id)
     left join contact h on h.contact_id = coalesce(c.parent_contact_id, c.contact_id) where p.order_id = $1 order by c.first_name, p.product_date`,
    [orderNumber],
  );

/** Of an import that found nothing to do. */
export const nothingDone = {
  added: 0,
  changed: 0,
  cancelled: 0,
  same: 0,
  newFamilies: 0,
  newPeople: 0,
  leftOut: 0,
  faults: [],
};
