import type { CustomerRow } from '@arrival/contracts';
import type { Day } from '../dates/day';
import type { EligibilityConfiguration } from '../records/configuration';
import type { Household, HouseholdContact, Purchase } from '../records/household';

/** A household with what a report says of it besides. */
export interface ReportedHousehold extends Household {
  readonly contacts: readonly ReportedContact[];
  readonly purchases: readonly ReportedPurchase[];
}

export interface ReportedContact extends HouseholdContact {
  readonly parentContactId: number | null;
  readonly email: string | null;
  readonly phone: string | null;
}

export interface ReportedPurchase extends Purchase {
  readonly orderId: number | null;
  readonly transactionId: number | null;
}

export interface ReportedLocation extends EligibilityConfiguration {
  readonly location: EligibilityConfiguration['location'] & { readonly name: string };
  readonly productNames: ReadonlyMap<number, string>;
}

/** A row before it is written down: `checkInUrl`, `generatedAtUtc` and what follows from other fields are added when it is read. */
export interface ReportRow extends Omit<CustomerRow, 'checkInUrl' | 'generatedAtUtc' | 'hasPrintableMedia'> {
  /** A row for each open task, one for a customer with any, and one for whom only media is left to print. */
  readonly kind: 'task' | 'customer' | 'media';
  /** The days of the purchases behind it, for the window that a reader asks for. */
  readonly visitDays: readonly Day[];
  /** Somebody with a season pass may come on any day. */
  readonly hasSeasonPass: boolean;
}

/** What a row says of the task, of the purchase and of itself; all else is the customer's. Here alone: rows are made, kept and written by it. */
export const fieldsBesideCustomer = {
  asked: ['activityId', 'activityName', 'taskId', 'taskName', 'taskType', 'isOptional', 'posWaiverId'],
  bought: ['productId', 'productName', 'productDate', 'orderId', 'transactionId', 'salesLocationId', 'resortCode'],
  row: ['kind', 'visitDays', 'hasSeasonPass', 'reason', 'validUntil', 'validationDate'],
} as const satisfies Readonly<Record<string, readonly (keyof ReportRow)[]>>;

type Beside = typeof fieldsBesideCustomer;
type FieldsOf<Name extends keyof Beside> = Pick<ReportRow, Beside[Name][number]>;

/**
 * A row in parts, because most of it repeats: rows of the same customer or purchase have the same object there, so that whoever writes them down
 * sees by identity what it has written already (`npm run bench -- P7`).
 */
export interface ReportRowParts {
  readonly customer: Omit<ReportRow, Beside[keyof Beside][number]>;
  readonly asked: FieldsOf<'asked'>;
  readonly bought: FieldsOf<'bought'>;
  readonly row: FieldsOf<'row'>;
}

/** As the wire has it. */
export const wholeRow = ({ customer, asked, bought, row }: ReportRowParts): ReportRow => ({
  ...customer,
  ...asked,
  ...bought,
  ...row,
});
