import type { TestDatabase } from '../support/database';
import type { Call } from './calls';

interface Row {
  contactId: number;
  kind: Call['endpoint'];
  completions: number;
  audits: number;
  evidence: number;
}

const kinds = `(values ('/Waiver', 1, 'checkin.waiver'), ('/RentalProfile', 2, 'checkin.rental_profile'),
  ('/ChildRegistration', 3, 'checkin.child_registration')) as kind (endpoint, task_type_id, action)`;

/** For each contact and kind, how often the completion, its audit line and what it stands for are in the database. */
const stored = `
select c.contact_id::int as "contactId", kind.endpoint as kind,
  (select count(*)::int from completion d where d.contact_id = c.contact_id and d.task_type_id = kind.task_type_id) as completions,
  (select count(*)::int from audit_event a
    where a.entity = 'contact' and a.entity_id = c.contact_id::text and a.action = kind.action) as audits,
  case kind.task_type_id
    when 1 then (select count(*)::int from signature s join waiver_authorization w on w.signature_id = s.id where s.contact_id = c.contact_id)
    when 2 then (select count(*)::int from rental_profile r where r.contact_id = c.contact_id)
    else (select count(*)::int from child_registration r where r.contact_id = c.contact_id) end as evidence
from contact c, ${kinds}`;

const keyOf = (contactId: number, kind: string) => `${contactId} ${kind}`;

/** The calls whose completion is not in the database exactly once with its audit line and its evidence (I1, I2). */
export async function notStoredOnce(database: TestDatabase, calls: readonly Call[]): Promise<string[]> {
  const rows = new Map((await database.rows<Row>(stored)).map((row) => [keyOf(row.contactId, row.kind), row]));
  return calls.flatMap(({ contactId, endpoint }) => {
    const row = rows.get(keyOf(contactId, endpoint));
    const isOnce = row?.completions === 1 && row.audits === 1 && row.evidence === 1;
    return isOnce
      ? []
      : [
          `${keyOf(contactId, endpoint)}: ${row?.completions} completions, ${row?.audits} audits, ${row?.evidence} evidence`,
        ];
  });
}

/** Completions that are there in part: a completion without its evidence, or the reverse (I4). */
export async function halfDone(database: TestDatabase): Promise<Row[]> {
  const rows = await database.rows<Row>(stored);
  return rows.filter(({ completions, audits, evidence }) => new Set([completions, audits, evidence]).size > 1);
}

/** Households whose document is not what `household_json` says now. */
export async function wrongDocuments(database: TestDatabase): Promise<number[]> {
  const rows = await database.rows<{ id: number }>(
    'select head_contact_id::int as id from household_document where document::jsonb <> household_json(head_contact_id)::jsonb',
  );
  return rows.map(({ id }) => id);
}

/** How many stored answers there are for the calls' Idempotency-Keys. */
export async function recordsOf(database: TestDatabase, calls: readonly Call[]): Promise<number> {
  const keys = calls.flatMap(({ key }) => key ?? []);
  const { count } = await database.row<{ count: number }>(
    'select count(*)::int as count from idempotency_record where key = any($1)',
    [keys],
  );
  return count;
}
