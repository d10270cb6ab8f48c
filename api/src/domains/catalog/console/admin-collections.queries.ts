import type { Collection, CollectionItem } from '@arrival/contracts';
import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database';
import { array, instant } from '../../../platform/database/json.fragment';
import { RecordTable, where } from '../../../platform/database/record-table';
import { sqlInTransaction } from '../../../platform/database/statement';
import { itemFields } from './record-json.fragment';

const collectionShape = {
  name: 'catalog.collection',
  table: 'collection',
  columns: { name: 'name' },
  json: `json_build_object('id', r.id, 'name', r.name, 'isProtected', r.id in (1, 2), 'version', r.version,
  'createdDateUtc', ${instant('r.created_at')}, 'modifiedDateUtc', ${instant('r.modified_at')},
  'collectionItems', ${array(`json_build_object(${itemFields('i')})`, 'lower(i.name), i.id', 'collection_item i where i.collection_id = r.id')})`,
  sorts: { name: 'lower(r.name)', id: 'r.id', createdDateUtc: 'r.created_at', modifiedDateUtc: 'r.modified_at' },
  filters: {
    q: where.contains('r.name'),
    id: where.ids(),
    /** Set by the service, never by the caller: the Pass Checker's own are hidden while it is off. */
    showsProtected: '($::boolean is null or $::boolean or r.id not in (1, 2))',
  },
} as const;

const itemShape = {
  name: 'catalog.collection-item',
  table: 'collection_item',
  columns: { name: 'name', value: 'value', collectionId: 'collection_id' },
  json: `json_build_object(${itemFields('r')})`,
  sorts: {
    name: 'lower(r.name)',
    id: 'r.id',
    value: 'lower(r.value)',
    collectionId: 'r.collection_id',
    modifiedDateUtc: 'r.modified_at',
  },
  filters: {
    q: where.contains('r.name', 'r.value'),
    id: where.ids(),
    collectionId: where.is('r.collection_id', 'integer'),
    showsProtected: '($::boolean is null or $::boolean or r.collection_id not in (1, 2))',
  },
} as const;

const putItems = sqlInTransaction<never>(
  'catalog.collection.put-items',
  `with wanted as (select * from json_to_recordset($2::json) as w (id integer, name text, value text)),
gone as (delete from collection_item where collection_id = $1 and id not in (select id from wanted))
insert into collection_item (id, collection_id, name, value) select w.id, $1, w.name, w.value from wanted w
on conflict (id) do update set collection_id = excluded.collection_id, name = excluded.name, value = excluded.value,
  version = collection_item.version + 1, modified_at = now()
where (collection_item.collection_id, collection_item.name, collection_item.value) is distinct from
  (excluded.collection_id, excluded.name, excluded.value)`,
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

  async putItems(id: number, items: readonly CollectionItem[]): Promise<void> {
    await this.database.run(putItems, [id, JSON.stringify(items)]);
  }
}
