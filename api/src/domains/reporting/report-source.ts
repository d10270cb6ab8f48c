import { type CustomerRow, customerRowSchema } from '@arrival/contracts';
import { type LongRead, literal } from '../../platform/database/long-reads';
import { wireColumns } from './report-columns';

/** Which rows of the report (D33, D34, D37). */
export interface ReportQuestion {
  readonly locationId?: number;
  /** The first and the last day of the visits that count. Without both everybody with something left to do. */
  readonly from?: string;
  readonly to?: string;
  /** A row for each open task instead of one for each customer. */
  readonly includeDetails: boolean;
  /** Customers too for whom only media is left to print. */
  readonly includePrintableMedia: boolean;
}

export const reportFields = Object.keys(customerRowSchema.shape) as (keyof CustomerRow)[];

/** Conditions on a row `r`. A window lists who is coming: whoever bought nothing has no visit; season passes are good on any day. */
export function conditionsOf({
  locationId,
  from,
  to,
  includeDetails,
  includePrintableMedia,
}: ReportQuestion): string[] {
  const kinds = [includeDetails ? 'task' : 'customer', ...(includePrintableMedia ? ['media'] : [])];
  const conditions = [`r.kind in (${kinds.map(literal).join(', ')})`];
  if (locationId !== undefined) conditions.push(`r.location_id = ${Number(locationId)}`);
  if (from === undefined && to === undefined) return conditions;
  const isInside = [from && `d >= ${literal(from)}::date`, to && `d <= ${literal(to)}::date`]
    .filter(Boolean)
    .join(' and ');
  return [...conditions, `(r.has_season_pass or exists (select from unnest(r.visit_days) d where ${isInside}))`];
}

/** Rows that were decided just now, as the records of a JSON array. */
export const justDecided = (records: string): string =>
  `json_populate_recordset(null::report_row, ${literal(records)})`;

export interface Selection {
  readonly question: ReportQuestion;
  /** The guest app's address. */
  readonly address: string;
  readonly isForSpreadsheets: boolean;
}

/** The query of one source of rows: the table, or what was decided just now. */
export function select(
  { question, address, isForSpreadsheets }: Selection,
  source: string,
  further: readonly string[] = [],
): string {
  const columns = wireColumns(reportFields, literal(address), isForSpreadsheets);
  return `select ${columns} from ${source} r where ${[...conditionsOf(question), ...further].join(' and ')}`;
}

export const ofGeneration = (id: number): string => `r.generation_id = ${Number(id)}`;

export const exceptHouseholds = (heads: readonly number[]): string[] =>
  heads.length === 0 ? [] : [`r.head_contact_id <> all('{${heads.map(Number).join(',')}}'::bigint[])`];

/** JSON lines as COPY leaves them alone: neither its quote nor its delimiter is ever in a JSON text. */
const UNTOUCHED = "format csv, quote E'\\x01', delimiter E'\\x02'";

export const copyCsv = (read: LongRead, query: string) => read.copy(query, 'format csv');
export const copyJsonLines = (read: LongRead, query: string) =>
  read.copy(`select row_to_json(x)::text from (${query}) x`, UNTOUCHED);
