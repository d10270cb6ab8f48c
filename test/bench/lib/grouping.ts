import { type RequestOptions, request } from './load';
import { contactIdsOf } from './scene';

/** Five contacts with the four tasks of a day on the mountain, for each token's household; nothing twice, as the guest app asks. */
export function groupingRequests(
  tokens: readonly string[],
  path: string,
  headers: RequestOptions['headers'] = {},
  households = tokens.map((_, index) => index + 1),
): string[] {
  return tokens.map((token, index) => {
    const contactIds = contactIdsOf(households[index] ?? 0);
    return request(path, { method: 'POST', token, headers, body: { activityId: 1, contactIds, form: 'shared' } });
  });
}

export const groupingPath = '/api/tasks/ContactTaskGrouping/Location/1';

/** Goes through the households in an order that no cache foresees; `:i` and `:c` are the limit's counters. */
const household = (households: number): string => `((:i::bigint * 7919 + :c::bigint * 104729) % ${households} + 1)`;

const subject = (households: number): string => `'load-' || ${household(households)}`;

/** The household as one JSON document made from its tables, with the caller's identity and ownership in the statement. */
export const sixTables = (issuer: string, households: number): string =>
  `select household_json(i.contact_id)::text from identity i where i.issuer = '${issuer}' and i.subject = ${subject(households)}`;

/** The same household's document as it is stored. */
export const storedDocument = (issuer: string, households: number): string =>
  `select d.document::text from identity i join household_document d on d.head_contact_id = i.contact_id where i.issuer = '${issuer}' and i.subject = ${subject(households)}`;
