import { type CustomerRow, customerRowSchema } from '@arrival/contracts';
import { fieldsBesideCustomer, type ReportRow, type ReportRowParts } from '@arrival/rules';
import { columnsOf } from '../../platform/database/columns';
import { instant } from '../../platform/database/json.fragment';
import { ReportRowEntity } from './report-row.entity';

/** The columns that say whose row it is, when it was decided and how it is read; before the others. */
const keys = ['generationId', 'headContactId', 'place', 'generatedAt', 'generatedAtUtc', 'hasFormulas'];
const columns = columnsOf(ReportRowEntity);

/** Field → column of `report_row`. */
export const reportColumns = Object.fromEntries(
  columns.filter(({ field }) => !keys.includes(field)).map(({ field, column }) => [field, column]),
) as Readonly<Record<keyof ReportRow, string>>;

type Fields = readonly (keyof ReportRow)[];

const besideCustomer: Fields = Object.values(fieldsBesideCustomer).flat();

/** The fields of a row's parts, in the order in which they are written. */
export const writtenFields: Readonly<Record<keyof ReportRowParts, Fields>> = {
  customer: (Object.keys(reportColumns) as (keyof ReportRow)[]).filter((field) => !besideCustomer.includes(field)),
  ...fieldsBesideCustomer,
};

/** All columns in the order in which they are written. */
export const writtenColumns = [
  ...keys.map((key) => columns.find(({ field }) => field === key)!.column),
  ...Object.values(writtenFields)
    .flat()
    .map((field) => reportColumns[field]),
];

const ofType = (...types: readonly string[]): ReadonlySet<string> =>
  new Set(columns.filter(({ type }) => types.includes(type)).map(({ field }) => field));

const yesOrNo = ofType('boolean');
const numbers = ofType('integer', 'bigint');

/** Of the wire, in the order of the contract. */
export const reportFields = Object.keys(customerRowSchema.shape) as (keyof CustomerRow)[];

export type FieldKind = 'text' | 'number' | 'boolean';

/** What a field is in JSON. */
export function wireKindOf(field: keyof CustomerRow): FieldKind {
  if (field === 'hasPrintableMedia' || yesOrNo.has(field)) return 'boolean';
  return numbers.has(field) ? 'number' : 'text';
}

/** Where in the order of the contract neighbours begin that mostly repeat together from row to row. */
const groupStarts: ReadonlySet<keyof CustomerRow> = new Set([
  ...(['locationId', 'activityId', 'taskId', 'productId', 'orderId'] as const),
  ...(['salesLocationId', 'needsWaiver', 'reason', 'checkInUrl'] as const),
]);

/** The fields of the wire in those groups. */
export const wireGroups: readonly (readonly (keyof CustomerRow)[])[] = reportFields.reduce<(keyof CustomerRow)[][]>(
  (groups, field) => {
    if (groups.length === 0 || groupStarts.has(field)) groups.push([]);
    groups.at(-1)!.push(field);
    return groups;
  },
  [],
);

const texts: ReadonlySet<string> = new Set<keyof CustomerRow>([
  'firstName',
  'lastName',
  'email',
  'phone',
  'locationName',
  'activityName',
  'taskName',
  'posWaiverId',
  'productName',
  'salesLocationId',
  'resortCode',
]);

/**
 * What a spreadsheet would calculate: fields that begin with one of these letters' codes. A phone number of digits and spaces may begin with its
 * plus; with hyphens or brackets it is a subtraction or a product (D34).
 */
export const formulas = {
  fields: texts,
  begin: [...'-=+@\t\r'].map((letter) => letter.charCodeAt(0)),
  phone: '^[+][0-9 ]+$',
};

/** With an apostrophe before it, it is text to a spreadsheet. Fields are looked at only in rows that are not known to have none, and by a code before a pattern. */
const harmless = (column: string): string =>
  `case when r.has_formulas is not false and ascii(${column}) in (${formulas.begin.join(', ')}) and ${column} !~ '${formulas.phone}'
    then '''' || ${column} else ${column} end`;

/** Field → expression over `r`, in the order of the contract; `address` is the guest app's, as an SQL literal. */
export function wireColumns(
  fields: readonly (keyof CustomerRow)[],
  address: string,
  isForSpreadsheets: boolean,
): string {
  // COPY would write `t` and `f`, and a cast would make each word anew.
  const answer = (column: string) =>
    isForSpreadsheets ? `case ${column} when true then 'true' when false then 'false' end` : column;
  return fields
    .map((field) => {
      if (field === 'checkInUrl') return `${address} || '/l/' || r.location_id as "checkInUrl"`;
      if (field === 'hasPrintableMedia') return `${answer('(r.printable_media_count > 0)')} as "hasPrintableMedia"`;
      if (field === 'generatedAtUtc')
        return `coalesce(r.generated_at_utc, ${instant('r.generated_at')}) as "generatedAtUtc"`;
      const column = `r.${reportColumns[field]}`;
      if (yesOrNo.has(field)) return `${answer(column)} as "${field}"`;
      return `${isForSpreadsheets && texts.has(field) ? harmless(column) : column} as "${field}"`;
    })
    .join(', ');
}
