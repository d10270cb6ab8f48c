import type { AdminWaiver, AdminWaiverRow, WaiverText } from '@arrival/contracts';
import type { TextInLanguage, WaiverInLanguages } from '@arrival/rules';
import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database';
import { array, fieldsOf } from '../../../platform/database/json.fragment';
import { inReadingOrder } from '../../../platform/database/reading-order';
import { describeRecord, where } from '../../../platform/database/record-shape';
import { RecordTable } from '../../../platform/database/record-table';
import { sql, sqlInTransaction } from '../../../platform/database/statement';
import { waiverHasText } from '../../catalog/waiver-text.fragment';
import { WaiverEntity } from '../waiver.entity';
import { WaiverVersionEntity } from '../waiver-version.entity';

const hasText = waiverHasText('r');

const waiverAdditions = {
  id: 'r.pos_waiver_id',
  hasText,
  taskNames: array('t.name', `${inReadingOrder('t.name')}, t.id`, 'task t where t.pos_waiver_id = r.pos_waiver_id'),
  signatureCount: '(select count(*) from signature s where s.pos_waiver_id = r.pos_waiver_id)',
};
const ofLanguages = ['translations', 'bindingLanguages', 'fallbackLanguage'];

export const waiverShape = describeRecord(WaiverEntity, {
  order: 'title',
  adds: waiverAdditions,
  without: ofLanguages,
  sorts: { id: inReadingOrder('r.pos_waiver_id') },
  filters: { q: where.contains('r.title', 'r.pos_waiver_id'), hasText: `${hasText} = $` },
});

const versions = array(
  `json_build_object(${fieldsOf(WaiverVersionEntity, 'v', { without: ['posWaiverId'] })},
    'signatureCount', (select count(*) from signature s where s.pos_waiver_id = v.pos_waiver_id and s.text_version = v.version))`,
  'v.version desc',
  'waiver_version v where v.pos_waiver_id = r.pos_waiver_id',
);

/** The whole waiver, as its page shows it. */
const wholeShape = describeRecord(WaiverEntity, {
  order: 'title',
  adds: {
    ...waiverAdditions,
    html: '(select t.html from waiver_text t where t.hash = r.text_hash)',
    translations: `(select json_object_agg(x.key, x.value || jsonb_build_object('html', t.html)) from jsonb_each(r.translations) x
      join waiver_text t on t.hash = decode(x.value ->> 'textHash', 'hex'))`,
    versions,
  },
  without: ['translations'],
});

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
const addVersion = sqlInTransaction<never>(
  'waivers.add-version',
  `insert into waiver_version (pos_waiver_id, version, text_hash, created_by, language, title)
select $1, coalesce(max(version), 0) + 1, decode($2, 'hex'), $3, $4, $5 from waiver_version where pos_waiver_id = $1`,
);

const hashBytes = (hash: string | null) => hash && Buffer.from(hash, 'hex');

/** The waivers and their texts as the console keeps them (D45). Hashes are hex. */
@Injectable()
export class AdminWaiversQueries {
  readonly table: RecordTable<AdminWaiverRow>;

  readonly #whole: RecordTable<AdminWaiver>;

  constructor(private readonly database: Database) {
    this.table = new RecordTable(database, waiverShape);
    this.#whole = new RecordTable(database, wholeShape);
  }

  find(posWaiverId: string): Promise<AdminWaiver | undefined> {
    return this.#whole.find(posWaiverId);
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

  async insert(posWaiverId: string, content: WaiverInLanguages): Promise<void> {
    await this.table.insert({ ...content, posWaiverId, textHash: hashBytes(content.textHash) });
  }

  async update(posWaiverId: string, content: WaiverInLanguages): Promise<void> {
    await this.table.update(posWaiverId, { ...content, textHash: hashBytes(content.textHash) });
  }

  async addVersion(
    posWaiverId: string,
    { language, textHash, title }: TextInLanguage,
    createdBy: string | null,
  ): Promise<void> {
    await this.database.run(addVersion, [posWaiverId, textHash, createdBy, language, title]);
  }
}
