import type { CustomerRow } from '@arrival/contracts';
import type { ReportRow } from '@arrival/rules';

/** Where the fields of a row are kept: the columns of `report_row` in the order in which they are written. */
export const reportColumns = {
  kind: 'kind',
  visitDays: 'visit_days',
  hasSeasonPass: 'has_season_pass',
  contactId: 'contact_id',
  parentContactId: 'parent_contact_id',
  firstName: 'first_name',
  lastName: 'last_name',
  email: 'email',
  phone: 'phone',
  dateOfBirth: 'date_of_birth',
  age: 'age',
  isHeadOfHouseHold: 'is_head_of_household',
  locationId: 'location_id',
  locationName: 'location_name',
  activityId: 'activity_id',
  activityName: 'activity_name',
  taskId: 'task_id',
  taskName: 'task_name',
  taskType: 'task_type',
  posWaiverId: 'pos_waiver_id',
  productId: 'product_id',
  productName: 'product_name',
  productDate: 'product_date',
  orderId: 'order_id',
  transactionId: 'transaction_id',
  salesLocationId: 'sales_location_id',
  resortCode: 'resort_code',
  needsWaiver: 'needs_waiver',
  needsRentalProfile: 'needs_rental_profile',
  needsChildRegistration: 'needs_child_registration',
  needsPhoto: 'needs_photo',
  printableMediaCount: 'printable_media_count',
  reason: 'reason',
  validUntil: 'valid_until',
  validationDate: 'validation_date',
} as const satisfies Record<keyof ReportRow, string>;

/** The columns that say whose row it is, before those. */
export const rowKeys = ['generation_id', 'head_contact_id', 'place', 'generated_at'] as const;

const texts: ReadonlySet<keyof CustomerRow> = new Set([
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

/** What a spreadsheet would calculate is text to it with an apostrophe before; a phone number may begin with its plus (D34). */
const harmless = (column: string): string =>
  `case when ${column} ~ '^[-=+@\\t\\r]' and ${column} !~ '^[+][0-9 ()-]+$' then '''' || ${column} else ${column} end`;

const utc = (column: string): string => `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** Field → expression over `r`, in the order of the contract; `address` is the guest app's, as an SQL literal. */
export function wireColumns(fields: readonly (keyof CustomerRow)[], address: string, isForSpreadsheets: boolean): string {
  return fields
    .map((field) => {
      if (field === 'checkInUrl') return `${address} || '/l/' || r.location_id as "checkInUrl"`;
      if (field === 'hasPrintableMedia') return 'r.printable_media_count > 0 as "hasPrintableMedia"';
      if (field === 'generatedAtUtc') return `${utc('r.generated_at')} as "generatedAtUtc"`;
      const column = `r.${reportColumns[field]}`;
      return `${isForSpreadsheets && texts.has(field) ? harmless(column) : column} as "${field}"`;
    })
    .join(', ');
}
