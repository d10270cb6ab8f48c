import type { Collection, CollectionItem } from '@arrival/contracts';
import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database';
import { array, fieldsOf } from '../../../platform/database/json.fragment';
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
      'lower(i.name), i.id',
      'collection_item i where i.collection_id = r.id',
    ),
  },
  filters: { q: where.contains('r.name'), showsProtected: showsProtected('r.id') },
});

export const itemShape = describeRecord(CollectionItemEntity, {
  order: 'name',
  filters: { q: where.contains('r.name', 'r.value'), showsProtected: showsProtected('r.collection_id') },
});

const insertItems = sqlInTransaction<never>(
  'catalog.collection.insert-items',
  `insert into collection_item (id, collection_id, name, value, version)
select w.id, $1, w.name, w.value, w.version + 1
from json_to_recordset($2::json) as w (id integer, name text, value text, version integer)`,
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
