import { z } from 'zod';
import { purchaseKinds } from './pos-bridge-codes';
import { answeredIdSchema, daySchema, instantSchema } from './primitives';
import { reasonCodes } from './reason';
import { lineText } from './text';

/** A day left out leaves its side open. */
export const areDaysInOrder = ({ startDate, endDate }: { startDate?: string; endDate?: string }): boolean =>
  !startDate || !endDate || startDate <= endDate;

/** Why a row is there: an open task's reason, or that only media is left to print. */
const reportReasonSchema = z.enum([...reasonCodes, 'mediaToPrint']);
export type ReportReason = z.infer<typeof reportReasonSchema>;

const text = z.string().nullable();
const wholeNumber = z.number().int();

/** One line of the customer report and of the export, in the order of its CSV columns (D34). Task fields are empty in a row for a customer. */
export const customerRowSchema = z.object({
  contactId: answeredIdSchema.describe('Who has something left to do'),
  parentContactId: answeredIdSchema.nullable().describe('The head of the household; null for the head'),
  firstName: z.string().describe('As the household wrote it'),
  lastName: z.string().describe('As the household wrote it'),
  email: text.describe('Of this person; the head often is the only one with an address'),
  phone: text.describe('Of this person'),
  dateOfBirth: daySchema.nullable().describe('The day, without time or zone'),
  age: wholeNumber.nullable().describe('In whole years on the location’s day; null when no birth date is known'),
  isHeadOfHouseHold: z.boolean().describe('Who signs in for the household'),
  locationId: wholeNumber.describe('Where it is to be done'),
  locationName: z.string().describe('As guests see it'),
  activityId: wholeNumber.nullable().describe('What the task belongs to'),
  activityName: text.describe('As guests see it'),
  taskId: wholeNumber.nullable().describe('The open task; null in a row for a customer'),
  taskName: text.describe('As guests see it'),
  taskType: text.describe('`Waiver`, `RentalProfile`, `ChildRegistration` or `Photo`'),
  isOptional: z.boolean().nullable().describe('Nobody is kept from checking in by an optional task'),
  posWaiverId: text.describe('Of a waiver: its number at the point of sale'),
  productId: wholeNumber.nullable().describe('What was bought and asks for it; null when the location asks everybody'),
  productName: text.describe('As guests see it'),
  productDate: daySchema.nullable().describe('The day of the visit; null for a season pass, which is good on any day'),
  orderId: wholeNumber.nullable().describe('The order of that purchase, when it was ordered'),
  transactionId: wholeNumber
    .nullable()
    .describe('The transaction of that purchase, when it was paid at the point of sale'),
  salesLocationId: text.describe('Where it was sold'),
  resortCode: text.describe('Of the resort that it was sold for'),
  needsWaiver: z.boolean().describe('The customer has an open waiver here'),
  needsRentalProfile: z.boolean().describe('The customer has an open rental profile here'),
  needsChildRegistration: z.boolean().describe('The customer has an open child registration here'),
  needsPhoto: z.boolean().describe('The customer has an open photo here'),
  hasPrintableMedia: z.boolean().describe('A pass of the customer is waiting to be printed'),
  printableMediaCount: wholeNumber.describe('How many'),
  reason: reportReasonSchema.describe('Why the row is there'),
  validUntil: daySchema.nullable().describe('The last day of what has run out or ends too early'),
  validationDate: daySchema.nullable().describe('The day for which it must be valid'),
  checkInUrl: z.url().describe('Where the household checks in for this location; nobody is signed in by it'),
  generatedAtUtc: instantSchema.describe('When this was decided'),
});
export type CustomerRow = z.infer<typeof customerRowSchema>;

/** Spec §4. */
export const reportStatusCodes = { never: 0, processing: 1, populated: 2, failed: 3 } as const;

export const reportStatusSchema = z.object({
  statusCode: z.union([z.literal(0), z.literal(1), z.literal(2), z.literal(3)]),
  /** When the population that is read now became whole; also while a new one runs or has failed. */
  lastRefreshDate: instantSchema.nullable(),
  /** When what had changed since was last written down; whoever reads gets what changed after that too. */
  lastUpkeepDate: instantSchema.nullable(),
  /** Of the running population. */
  progress: z.object({ households: z.number().int(), householdsTotal: z.number().int() }).nullable(),
});
export type ReportStatus = z.infer<typeof reportStatusSchema>;

/** What the download would hold: counts at every location with POS transactions, and the first rows of the one that was asked for. */
export const reportOverviewSchema = z.object({
  /** People with something left on the days that were asked for, and what. */
  counts: z.array(
    z.object({
      locationId: z.number().int(),
      locationName: z.string(),
      customers: z.number().int(),
      tasks: z.array(
        z.object({ taskName: z.string().nullable(), reason: reportReasonSchema, count: z.number().int() }),
      ),
    }),
  ),
  /** Of the download. */
  rowCount: z.number().int(),
  rows: z.array(customerRowSchema),
});
export type ReportOverview = z.infer<typeof reportOverviewSchema>;

/** Where the browser fetches the file, with the cookie that came along: once, within a minute. */
export const reportFileSchema = z.object({ address: z.string() });
export type ReportFile = z.infer<typeof reportFileSchema>;

/** So many codes at once (D36). */
export const mostIpCodes = 500;

export const entitlementsRequestSchema = z.strictObject({ ipCodesCommaSeparated: lineText(20_000).min(1) });

export const entitlementsSchema = z.object({
  ipCode: z.string(),
  customer: z.object({ contactId: answeredIdSchema, firstName: z.string(), lastName: z.string() }).nullable(),
  entitlements: z.array(
    z.object({
      purchaseId: z.number().int(),
      kind: z.enum(purchaseKinds),
      productId: z.number().int(),
      productName: z.string().nullable(),
      productDate: daySchema.nullable(),
      expiryDate: daySchema.nullable(),
      orderId: z.number().int().nullable(),
      transactionId: z.number().int().nullable(),
    }),
  ),
  media: z.array(
    z.object({ mediaId: z.number().int(), productId: z.number().int(), isActive: z.boolean(), isPrinted: z.boolean() }),
  ),
});
export type Entitlements = z.infer<typeof entitlementsSchema>;
