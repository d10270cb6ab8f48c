import type { Collection, CollectionItem } from '@arrival/contracts';
import { Injectable } from '@nestjs/common';
import { statesOf } from '../../../platform/audit/audit.fragment';
import { Database } from '../../../platform/database/database';
import { array, fieldsOf } from '../../../platform/database/json.fragment';
import { inReadingOrder } from '../../../platform/database/reading-order';
import { describeRecord, where } from '../../../platform/database/record-shape';
import { RecordTable } from '../../../platform/database/record-table';
import { sqlInTransaction } from '../../../platform/database/statement';
import { CollectionEntity } from '../collection.entity';
import { CollectionItemEntity } from '../collection-item.entity';

/** Set by the service, never by the caller: the Pass Checker's own are hidden while it is off. */
const showsProtected = (column: string) => `$ or ${column} not in (1, 2)`;

export const collectionShape = describeRecord(CollectionEntity, {
  order: 'name',
  adds: {
    isProtected: 'r.id in (1, 2)',
    collectionItems: array(
      `json_build_object(${fieldsOf(CollectionItemEntity, 'i')})`,
      `${inReadingOrder('i.name')}, i.id`,
      'collection_item i where i.collection_id = r.id',
    ),
  },
  filters: { q: where.contains('r.name'), showsProtected: showsProtected('r.id') },
});

export const itemShape = describeRecord(CollectionItemEntity, {
  order: 'name',
  filters: { q: where.contains('r.name', 'r.value'), showsProtected: showsProtected('r.collection_id') },
});

/** One that is in another collection now stays there; of the others a save from before they went stays stale. */
const insertItems = sqlInTransaction<never>(
  'catalog.collection.insert-items',
  `insert into collection_item (id, collection_id, name, value, version)
select w.id, $1::int, w.name, w.value, greatest(w.version,
  (select max((state ->> 'version')::int) from ${statesOf("'collection_item'", 'w.id::text')}),
  (select max((item ->> 'version')::int) from ${statesOf("'collection'", '$1::int::text')}, jsonb_array_elements(state -> 'collectionItems') item
    where item ->> 'id' = w.id::text)) + 1
from json_to_recordset($2::json) as w (id integer, name text, value text, version integer)
on conflict (id) do nothing`,
);

/** Collections and their items. */
@Injectable()
export class AdminCollectionsQueries {
  readonly collections: RecordTable<Collection>;
  readonly items: RecordTable<CollectionItem>;

  constructor(private readonly database: Database) {
    this.collections = new RecordTable(database, collectionShape);
    this.items = new RecordTable(database, itemShape);
  }

  async insertItems(id: number, items: readonly CollectionItem[]): Promise<void> {
    await this.database.run(insertItems, [id, JSON.stringify(items)]);
  }
}
