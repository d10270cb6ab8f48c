import type { RentalListEntry, RentalListName } from '@arrival/contracts';
import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database';
import { describeRecord, where } from '../../platform/database/record-shape';
import { RecordTable } from '../../platform/database/record-table';
import { sqlInTransaction } from '../../platform/database/statement';
import { RentalListEntryEntity } from './rental-list-entry.entity';

const listOrder = `array_position(array['age', 'ability', 'height', 'weight', 'shoeSize'], r.list)`;

export const rentalListShape = describeRecord(RentalListEntryEntity, {
  order: 'sortOrder',
  adds: { name: 'r.list_description' },
  sorts: { sortOrder: `${listOrder} * 100000 + r.sort_order`, list: listOrder },
  filters: {
    q: where.contains('r.list_key', 'r.list_description', 'r.list_description_metric'),
    isOffered: '(r.din_lookup_value > -1) = $',
  },
});

/** Two lists may have the same key, so the list decides the column. */
const countProfiles = sqlInTransaction<{ profiles: number }>(
  'catalog.rental-list.count-profiles',
  `select count(*)::integer as profiles from rental_profile
where $2 = case $1 when 'age' then age_key when 'ability' then ability_key when 'height' then height_key when 'weight' then weight_key
  else shoe_size end`,
);

/** Waits for guests who are saving, and lets none begin until the change of the list is done. */
const holdProfiles = sqlInTransaction<never>(
  'pos.rental-list.hold-profiles',
  'lock table rental_profile in share mode',
);

/** What guests choose from in a rental profile (D28). */
@Injectable()
export class AdminRentalListsQueries {
  readonly table: RecordTable<RentalListEntry>;

  constructor(private readonly database: Database) {
    this.table = new RecordTable(database, rentalListShape);
  }

  /** How many profiles hold the key; none more until the transaction ends. */
  async profilesWith(list: RentalListName, listKey: string): Promise<number> {
    await this.database.run(holdProfiles);
    const row = await this.database.first(countProfiles, [list, listKey]);
    return row?.profiles ?? 0;
  }
}
