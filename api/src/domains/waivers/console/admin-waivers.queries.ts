import type { AdminWaiver, AdminWaiverRow, WaiverText } from '@arrival/contracts';
import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database';
import { array, instant } from '../../../platform/database/json.fragment';
import { RecordTable, where } from '../../../platform/database/record-table';
import { sql, sqlInTransaction } from '../../../platform/database/statement';

const rowFields = `'id', r.pos_waiver_id, 'posWaiverId', r.pos_waiver_id, 'title', r.title, 'textHash', encode(r.text_hash, 'hex'),
  'version', r.version, 'taskNames', ${array('t.name', 'lower(t.name), t.id', 'task t where t.pos_waiver_id = r.pos_waiver_id')},
  'signatureCount', (select count(*) from signature s where s.pos_waiver_id = r.pos_waiver_id),
  'modifiedDateUtc', ${instant('r.modified_at')}`;

const versions = array(
  `json_build_object('version', v.version, 'textHash', encode(v.text_hash, 'hex'), 'createdDateUtc', ${instant('v.created_at')},
    'createdBy', v.created_by,
    'signatureCount', (select count(*) from signature s where s.pos_waiver_id = v.pos_waiver_id and s.text_version = v.version))`,
  'v.version desc',
  'waiver_version v where v.pos_waiver_id = r.pos_waiver_id',
);

const shape = {
  name: 'waivers.record',
  table: '(select w.*, w.pos_waiver_id as id from waiver w)',
  columns: {},
  json: `json_build_object(${rowFields})`,
  sorts: { title: 'lower(r.title)', id: 'r.id', posWaiverId: 'r.id', version: 'r.version', modifiedDateUtc: 'r.modified_at' },
  filters: {
    q: where.contains('r.title', 'r.pos_waiver_id'),
    id: '($::text[] is null or r.id = any($::text[]))',
    posWaiverId: where.is('r.pos_waiver_id', 'text'),
    hasText: where.is('(r.text_hash is not null)', 'boolean'),
  },
} as const;
export const waiverSorts = Object.keys(shape.sorts);

const find = sql<{ record: AdminWaiver }>(
  'waivers.find-record',
  `select json_build_object(${rowFields}, 'html', t.html, 'versions', ${versions}) as record
from waiver r left join waiver_text t on t.hash = r.text_hash where r.pos_waiver_id = $1`,
);

/** Only texts that belong to that waiver, by an edit or by a signature. */
const findText = sql<WaiverText>(
  'waivers.find-text-of',
  `select encode(t.hash, 'hex') as hash, t.html from waiver_text t where t.hash = decode($2, 'hex') and (
  exists (select from waiver w where w.pos_waiver_id = $1 and w.text_hash = t.hash)
  or exists (select from waiver_version v where v.pos_waiver_id = $1 and v.text_hash = t.hash)
  or exists (select from signature s where s.pos_waiver_id = $1 and s.text_hash = t.hash))`,
);

const keepText = sqlInTransaction<{ hash: string }>(
  'waivers.keep-text',
  `with kept as (
  insert into waiver_text (hash, html) values (sha256(convert_to($1::text, 'UTF8')), $1) on conflict do nothing
)
select encode(sha256(convert_to($1::text, 'UTF8')), 'hex') as hash`,
);
const insert = sqlInTransaction<never>(
  'waivers.insert',
  `insert into waiver (pos_waiver_id, title, text_hash) values ($1, $2, decode($3, 'hex'))`,
);
const update = sqlInTransaction<never>(
  'waivers.update',
  `update waiver set title = $2, text_hash = decode($3, 'hex'), version = version + 1, modified_at = now() where pos_waiver_id = $1`,
);
const addVersion = sqlInTransaction<never>(
  'waivers.add-version',
  `insert into waiver_version (pos_waiver_id, version, text_hash, created_by)
select $1, coalesce(max(version), 0) + 1, decode($2, 'hex'), $3 from waiver_version where pos_waiver_id = $1`,
);

/** The waivers and their texts as the console keeps them (D45). Hashes are hex. */
@Injectable()
export class AdminWaiversQueries {
  readonly table: RecordTable<AdminWaiverRow>;

  constructor(private readonly database: Database) {
    this.table = new RecordTable(database, shape);
  }

  async find(posWaiverId: string): Promise<AdminWaiver | undefined> {
    return (await this.database.first(find, [posWaiverId]))?.record;
  }

  findText(posWaiverId: string, hash: string): Promise<WaiverText | undefined> {
    return this.database.first(findText, [posWaiverId, hash]);
  }

  /** Keeps a text, which may be known already; answers its hash. */
  async keepText(html: string): Promise<string> {
    const row = await this.database.first(keepText, [html]);
    if (!row) throw new Error('A waiver text was not kept');
    return row.hash;
  }

  async insert(posWaiverId: string, title: string, textHash: string | null): Promise<void> {
    await this.database.run(insert, [posWaiverId, title, textHash]);
  }

  async update(posWaiverId: string, title: string, textHash: string | null): Promise<void> {
    await this.database.run(update, [posWaiverId, title, textHash]);
  }

  async addVersion(posWaiverId: string, textHash: string, createdBy: string | null): Promise<void> {
    await this.database.run(addVersion, [posWaiverId, textHash, createdBy]);
  }
}
