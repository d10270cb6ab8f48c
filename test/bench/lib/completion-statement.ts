import { CompletionQueries } from '../../../api/src/domains/checkin/completion.queries';
import type { Database } from '../../../api/src/platform/database/database';
import { firstHeadId } from '../../../libs/sandbox/src/demo/load';

/** Members of a load household who have not signed the season's waiver yet. */
export const openMembers = [1, 3, 4];

/** The very statement of a waiver's completion, caught on its way to the database. */
async function statementText(): Promise<string> {
  let text = '';
  const database = {
    run: async (statement: { text: string }) => {
      text = statement.text;
      return [];
    },
  };
  const idempotency = { scope: '', key: null, requestHash: Buffer.alloc(32), answer: '' };
  const write = {
    kind: 'waiver' as const,
    headContactId: 1,
    version: 1,
    idempotency,
    said: {},
    items: [],
    jobs: [],
    answers: {},
    blob: null,
  };
  await new CompletionQueries(database as unknown as Database).write(write);
  return text;
}

interface Share {
  issuer: string;
  textHash: string;
  signature: Buffer;
  answerLength: number;
  /** The limit's own households: each client goes `perClient` of them through, once for each open member. */
  firstHousehold: number;
  perClient: number;
}

/** The statement with what the API would bind written as SQL over the limit's counters `:i` and `:c`. */
export async function completionLimit({ issuer, textHash, signature, answerLength, firstHousehold, perClient }: Share): Promise<string> {
  const turn = `((:i::bigint - 1) / ${perClient})`;
  const number = `(${firstHousehold} + :c::bigint * ${perClient} + (:i::bigint - 1) % ${perClient})`;
  const head = `(${firstHeadId} + ${number} * 10)`;
  const contact = `(${head} + (array[${openMembers.join(',')}])[${turn} + 1])`;
  const picture = signature.toString('hex');
  const values = [
    head,
    `(1 + ${turn})`,
    `'${issuer} load-' || ${number}`,
    `'limit-' || ${contact}`,
    `decode(repeat('ab', 32), 'hex')`,
    `'"' || repeat('x', ${answerLength}) || '"'`,
    `json_build_object('task_id', 1, 'task_type_id', 1, 'activity_id', 1, 'location_id', 1, 'today', current_date, 'now', now(), 'issuer', '${issuer}',
      'subject', 'load-' || ${number}, 'email', 'load@example.com', 'action', 'checkin.waiver', 'correlation_id', 'limit')::text`,
    `json_build_array(json_build_object('contact_id', ${contact}, 'content_hash', repeat('cd', 32)))::text`,
    `'[]'`,
    `json_build_object('group_id', gen_random_uuid(), 'pos_waiver_id', 'SP-LIABILITY', 'text_hash', '${textHash}', 'methods', array['agree', 'typed', 'drawn'],
      'typed_name', 'Robin Carter', 'is_agreed', true, 'agreement_wording', 'I agree for Robin Carter', 'consents', true,
      'signer_contact_id', ${head}, 'signer_name', 'Robin Carter', 'ip', '127.0.0.1', 'user_agent', 'limit',
      'effective_on', current_date, 'expires_on', current_date + 100, 'validation_on', current_date, 'persons', json_build_array(json_build_object(
        'id', gen_random_uuid(), 'contact_id', ${contact}, 'is_on_behalf', ${contact} <> ${head},
        'relationship', case when ${contact} = ${head} then 'self' else 'parent' end, 'comment', 'Signed electronically'))
      )::text`,
    // Of many sizes, as the API is sent them, and no two alike.
    `(int8send(${contact}) || substr(decode('${picture}', 'hex'), 1, 12000 + (${contact} % 25)::int * 240))`,
  ];
  const text = await statementText();
  // Each bound value once, in front: a parameter that is named several times is one value there too.
  const columns = values.map((value, index) => `${value} as v${index + 1}`).join(', ');
  return `with bound as materialized (select ${columns}), ${text.replace(/^with /, '').replace(/\$(\d+)/g, '(select v$1 from bound)')}`.replace(
    /\s+/g,
    ' ',
  );
}
