import { createHash } from 'node:crypto';
import type { SignatureEvidence, SignatureRow } from '@arrival/contracts';
import { Injectable } from '@nestjs/common';
import { LARGEST_PAGE, type ListQuery } from '../../../platform/calls/list-query';
import { Page } from '../../../platform/calls/page';
import { Database } from '../../../platform/database/database';
import { type Statement, sql } from '../../../platform/database/statement';
import { contactsNamed, nameSearch } from '../../pos/contacts.fragment';
import { evidenceFields, signatureFields, signatureParts } from '../signature-json.fragment';

/** `$` stands for the value. A name is the member's or the signer's. */
const conditions: Readonly<Record<string, string>> = {
  id: 's.id = any($::uuid[])',
  posWaiverId: 's.pos_waiver_id = $',
  textHash: "s.text_hash = decode($, 'hex')",
  textVersion: 's.text_version = $',
  contactId: 's.contact_id = $',
  q: `s.id in (select x.id from signature x where x.contact_id in (${contactsNamed('$')})
    union all select x.id from signature x where x.signer_contact_id in (${contactsNamed('$')}))`,
  from: 's.signed_at >= $::timestamptz',
  to: 's.signed_at < $::timestamptz',
};

const sorts = {
  signedAtUtc: 's.signed_at',
  id: 's.id',
  posWaiverId: 's.pos_waiver_id',
  signerName: 's.signer_name',
  effectiveOn: 's.effective_on',
} as const;
export const signatureSorts = Object.keys(sorts);

interface Listed {
  total: number;
  rows: SignatureRow[];
}

const find = sql<{ record: SignatureEvidence }>(
  'waivers.find-evidence',
  `select json_build_object(${evidenceFields}) as record from signature s ${signatureParts}
left join signature_image i on i.hash = s.image_hash where s.id = $1`,
);

/** Signatures as staff look for them: there are many, so each combination of filters is a statement with its own plan. */
@Injectable()
export class AdminSignaturesQueries {
  readonly #lists = new Map<string, Statement<Listed>>();

  constructor(private readonly database: Database) {}

  async find(id: string): Promise<SignatureEvidence | undefined> {
    return (await this.database.first(find, [id]))?.record;
  }

  /** The newest first unless asked otherwise; nobody when a name has too little to look for. */
  async list({ range = { from: 0, size: LARGEST_PAGE }, sort, filter = {} }: ListQuery): Promise<Page<SignatureRow>> {
    const sought = filter['q'] === undefined ? filter : { ...filter, q: nameSearch(String(filter['q'])) };
    if (sought['q'] === null) return new Page<SignatureRow>([], 0, 0);
    const given = Object.keys(conditions).filter((name) => sought[name] !== undefined);
    const statement = this.#listBy(
      given,
      (sort?.field ?? 'signedAtUtc') as keyof typeof sorts,
      sort?.isDescending ?? true,
    );
    const found = await this.database.first(statement, [range.size, range.from, ...given.map((name) => sought[name])]);
    return new Page(found?.rows ?? [], range.from, found?.total ?? 0);
  }

  #listBy(filters: readonly string[], field: keyof typeof sorts, isDescending: boolean): Statement<Listed> {
    const key = [field, isDescending ? 'down' : 'up', ...filters].join('-');
    let statement = this.#lists.get(key);
    if (!statement) {
      statement = listStatement(key, filters, sorts[field], isDescending ? 'desc' : 'asc');
      this.#lists.set(key, statement);
    }
    return statement;
  }
}

function listStatement(key: string, filters: readonly string[], sort: string, direction: string): Statement<Listed> {
  const hits =
    filters.map((name, index) => conditions[name]?.replaceAll('$', () => `$${index + 3}`)).join(' and ') || 'true';
  const order = `${sort} ${direction}, s.id ${direction}`;
  return sql(
    // A name of more than 63 letters would be cut, and two lists be taken for one.
    `waivers.list-signatures-${createHash('sha256').update(key).digest('hex').slice(0, 32)}`,
    `select (select count(*) from signature s where ${hits})::integer as total,
(select coalesce(json_agg(json_build_object(${signatureFields}) order by ${order}), '[]')
 from (select s.* from signature s where ${hits} order by ${order} limit $1 offset $2) s ${signatureParts}) as rows`,
  );
}
