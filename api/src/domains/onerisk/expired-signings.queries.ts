import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database';
import { sql, sqlInTransaction } from '../../platform/database/statement';
import { PersonalData } from '../../platform/personal-data/personal-data';
import { ExpiredData, type Removal } from '../../platform/retention/expired-data';

const AT_ONCE = 1_000;

/** $1 kept from. What was said of a page goes with the last of its waivers. */
const removeSigned = sqlInTransaction<Removal>(
  'onerisk.remove-old-signings',
  `with gone as (
  delete from one_risk_signing where (reference, waiver_id) in (
    select reference, waiver_id from one_risk_signing
    where signed_ids <> '{}' and greatest(settled_at, of_age_on::timestamptz) < $1 limit $2)
  returning reference, waiver_id, settled_at
), said as (
  delete from one_risk_message where reference in (select reference from gone) and reference not in (
    select s.reference from one_risk_signing s join gone using (reference)
    where (s.reference, s.waiver_id) not in (select reference, waiver_id from gone))
)
select count(*)::integer as removed, min(settled_at) as oldest from gone`,
);

/** What goes of pages on which nobody signed: `which` says which, and with them what was said of them, unless somebody has signed beside. */
const goneUnsigned = (which: string) => `gone as (
  delete from one_risk_signing where signed_ids = '{}' and ${which} returning reference
), said as (
  delete from one_risk_message m where m.reference in (select reference from gone)
    and not exists (select from one_risk_signing s where s.reference = m.reference and s.signed_ids <> '{}')
)`;

/** And what was said of no page that is known. */
const removeUnsigned = sqlInTransaction<never>(
  'onerisk.remove-unsigned',
  `with ${goneUnsigned("created_at < now() - interval '30 days'")}
delete from one_risk_message where reference is null and received_at < now() - interval '30 days'`,
);

const list = sql<{ kept: unknown }>(
  'onerisk.list-of-people',
  `select json_build_object(
  'signings', coalesce((select json_agg(to_jsonb(s) order by s.created_at) from one_risk_signing s where s.head_contact_id = any($1)), '[]'),
  'messages', coalesce((select json_agg(to_jsonb(m) order by m.received_at) from one_risk_message m
    where m.reference in (select reference from one_risk_signing where head_contact_id = any($1))), '[]')) as kept`,
);

const eraseUnsigned = sqlInTransaction<never>(
  'onerisk.erase-unsigned',
  `with ${goneUnsigned('head_contact_id = any($1)')} select`,
);

/**
 * How long what is known of 1Risk stays. That somebody signed there is evidence: numbers without a name, which stay for the time of signatures (D60)
 * also when a household is erased (D61); whatever was not signed goes at once.
 */
@Injectable()
export class ExpiredSigningsQueries {
  constructor(
    private readonly database: Database,
    expired: ExpiredData,
    personal: PersonalData,
  ) {
    expired.register('signatures', (keptFrom) => this.#removeSigned(keptFrom));
    personal.register({
      name: 'oneRisk',
      read: async ({ ids }) => (await database.first(list, [ids]))?.kept,
      erase: ({ ids }) => database.run(eraseUnsigned, [ids]),
    });
  }

  /** Inside a unit of work: what nobody signed within a month, and what was said of nothing that is kept. */
  async removeUnsigned(): Promise<void> {
    await this.database.run(removeUnsigned);
  }

  async #removeSigned(keptFrom: Date): Promise<Removal> {
    const gone = (await this.database.first(removeSigned, [keptFrom, AT_ONCE]))!;
    return { ...gone, ...(gone.removed === AT_ONCE && { next: [] }) };
  }
}
