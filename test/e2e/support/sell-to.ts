import { dayInZone } from '@arrival/rules';
import type { BrowserGuest } from '../../support/browser-guest';
import { addPurchase } from '../../support/build-household';
import { buildActivity, buildLocation, buildRentalTask, buildWaiverTask } from '../../support/build-resort';
import type { TestDatabase } from '../../support/database';
import { noonZone } from '../../support/noon';
import { unique } from './unique';

interface Sale {
  place: string;
  locationId: number;
  /** Who bought: the mother for today, the child a season pass. */
  buyers: readonly [number, number];
}

/** A place with purchases that only this family has made at. */
export async function sellTo(family: BrowserGuest, database: TestDatabase): Promise<Sale> {
  // Behind the resort's own, of which a form offers the first.
  const place = unique('Village shop');
  const { id } = await database.row<{ id: number }>(
    'select max(product_id) + 1 + floor(random() * 100000)::int as id from product',
  );
  const [ticket, pass] = [id, id + 1];
  await database.rows(
    "insert into product (product_id, code, name, is_season_pass) values ($1::int, 'T' || $1::int, 'Ticket', false), ($2::int, 'P' || $2::int, 'Pass', true)",
    [ticket, pass],
  );
  const taskIds = [await buildWaiverTask(database, { posWaiverId: place, name: `Waiver of ${place}` })];
  taskIds.push(await buildRentalTask(database, { name: `Skis of ${place}` }));
  const activityIds = [await buildActivity(database, { name: place, taskIds, productIds: [ticket, pass] })];
  const locationId = await buildLocation(database, { name: place, usePosTransactionsAndOrders: true, activityIds });
  await database.rows('update location set default_activity_id = null where id = $1', [locationId]);
  const members = await database.rows<{ id: number }>(
    `select m.contact_id::int as id from identity i join contact m on coalesce(m.parent_contact_id, m.contact_id) = i.contact_id
     where i.subject = $1 order by m.contact_id`,
    [family.person.sub],
  );
  const [mother, child] = members.map((member) => member.id) as [number, number];
  await addPurchase(database, mother, {
    productId: ticket,
    // Where the place is: the database's day is another one after midnight.
    productDate: dayInZone(new Date(), noonZone),
  });
  await addPurchase(database, child, { productId: pass });
  return { place, locationId, buyers: [mother, child] };
}
