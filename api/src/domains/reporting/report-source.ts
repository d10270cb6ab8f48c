import type { ReportReason } from '@arrival/contracts';
import type { ReportRow } from '@arrival/rules';
import { type LongRead, literal } from '../../platform/database/long-reads';
import { reportFields, wireColumns } from './report-columns';

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
  /** The rows of this open task alone; empty: those of customers for whom only media is left to print. */
  readonly taskName?: string;
}

type Kind = ReportCount['kind'];

const mediaIfWanted = ({ includePrintableMedia, taskName }: ReportQuestion): Kind[] =>
  includePrintableMedia || taskName === '' ? ['media'] : [];

/** What the rows are that are asked for. */
export function kindsOf(question: ReportQuestion): readonly Kind[] {
  if (question.taskName !== undefined) return [question.taskName === '' ? 'media' : 'task'];
  return [question.includeDetails ? 'task' : 'customer', ...mediaIfWanted(question)];
}

const amongKinds = (kinds: readonly Kind[]): string => `r.kind in (${kinds.map(literal).join(', ')})`;

/** A window lists who is coming: whoever bought nothing has no visit; season passes are good on any day. Most rows have one day. */
function inWindow({ from, to }: ReportQuestion): string[] {
  if (from === undefined && to === undefined) return [];
  const isInside = (day: string): string =>
    [from && `${day} >= ${literal(from)}::date`, to && `${day} <= ${literal(to)}::date`].filter(Boolean).join(' and ');
  const onFurtherDays = `cardinality(r.visit_days) > 1 and exists (select from unnest(r.visit_days) d where ${isInside('d')})`;
  return [`(r.has_season_pass or (${isInside('r.visit_days[1]')}) or (${onFurtherDays}))`];
}

/** Conditions on a row `r`. */
function conditionsOf(question: ReportQuestion): string[] {
  const { locationId, taskName } = question;
  const here = locationId === undefined ? [] : [`r.location_id = ${Number(locationId)}`];
  const ofTask = taskName ? [`r.task_name = ${literal(taskName)}`] : [];
  return [amongKinds(kindsOf(question)), ...here, ...ofTask, ...inWindow(question)];
}

export interface ReportCount {
  readonly locationId: number;
  readonly locationName: string;
  readonly kind: ReportRow['kind'];
  readonly taskName: string | null;
  readonly reason: ReportReason;
  readonly count: number;
}

/** How many rows of a source, as `select` takes it, there are of which kind at each place, of every task. */
export function countRows(question: ReportQuestion, source: string, further: readonly string[]): string {
  const counted = [amongKinds(['task', 'customer', ...mediaIfWanted(question)]), ...inWindow(question), ...further];
  return `select location_id as "locationId", min(location_name) as "locationName", kind, task_name as "taskName", reason, count(*)::integer as count
    from ${source} r where ${counted.join(' and ')} group by location_id, kind, task_name, reason`;
}

/** The counts of several sources as one: by location, the most first. */
export function addedUp(counts: readonly ReportCount[]): ReportCount[] {
  const sums = new Map<string, ReportCount>();
  for (const one of counts) {
    const of = JSON.stringify([one.locationId, one.kind, one.taskName, one.reason]);
    sums.set(of, { ...one, count: one.count + (sums.get(of)?.count ?? 0) });
  }
  return [...sums.values()].sort((a, b) => a.locationId - b.locationId || b.count - a.count);
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

/** The query of one source of rows: the table, or what was decided just now. Each row's household comes before its fields if it is asked for. */
export function select(
  { question, address, isForSpreadsheets }: Selection,
  source: string,
  further: readonly string[] = [],
  household = '',
): string {
  const columns = wireColumns(reportFields, literal(address), isForSpreadsheets);
  return `select ${household}${columns} from ${source} r where ${[...conditionsOf(question), ...further].join(' and ')}`;
}

const HOUSEHOLD = 'r.head_contact_id as head, ';

/** Rows of households after this one, with all of the last household. */
export const selectPage = (selection: Selection, generationId: number, after: number, most: number): string =>
  `${select(selection, 'report_row', [ofGeneration(generationId), `r.head_contact_id > ${Number(after)}`], HOUSEHOLD)}
   order by r.head_contact_id fetch first ${Number(most)} rows with ties`;

export const selectDecided = (selection: Selection, records: string): string =>
  select(selection, justDecided(records), [], HOUSEHOLD);

export const ofGeneration = (id: number): string => `r.generation_id = ${Number(id)}`;

export const exceptHouseholds = (heads: readonly number[]): string[] =>
  heads.length === 0 ? [] : [`r.head_contact_id <> all('{${heads.map(Number).join(',')}}'::bigint[])`];

export const copyCsv = (read: LongRead, query: string) => read.copy(query, 'format csv');
export const copyText = (read: LongRead, query: string) => read.copy(query, 'format text');
