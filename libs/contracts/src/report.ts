import { z } from 'zod';
import { daySchema, idSchema, instantSchema } from './primitives';
import { reasonCodes } from './reason';
import { lineText } from './text';

/** Why a row is there: an open task's reason, or that only media is left to print. */
export const reportReasonSchema = z.enum([...reasonCodes, 'mediaToPrint']);
export type ReportReason = z.infer<typeof reportReasonSchema>;

/** One line of the customer report and of the export, in the order of its CSV columns (D34). Task fields are empty in a row for a customer. */
export const customerRowSchema = z.object({
  contactId: idSchema,
  parentContactId: idSchema.nullable(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  dateOfBirth: daySchema.nullable(),
  age: z.number().int().nullable(),
  isHeadOfHouseHold: z.boolean(),
  locationId: z.number().int(),
  locationName: z.string(),
  activityId: z.number().int().nullable(),
  activityName: z.string().nullable(),
  taskId: z.number().int().nullable(),
  taskName: z.string().nullable(),
  /** Waiver, RentalProfile, ChildRegistration or Photo. */
  taskType: z.string().nullable(),
  /** Nobody is kept from checking in by it. */
  isOptional: z.boolean().nullable(),
  posWaiverId: z.string().nullable(),
  productId: z.number().int().nullable(),
  productName: z.string().nullable(),
  /** Empty for a season pass. */
  productDate: daySchema.nullable(),
  orderId: z.number().int().nullable(),
  transactionId: z.number().int().nullable(),
  salesLocationId: z.string().nullable(),
  resortCode: z.string().nullable(),
  needsWaiver: z.boolean(),
  needsRentalProfile: z.boolean(),
  needsChildRegistration: z.boolean(),
  needsPhoto: z.boolean(),
  hasPrintableMedia: z.boolean(),
  printableMediaCount: z.number().int(),
  reason: reportReasonSchema,
  /** The last day of what has run out or ends too early. */
  validUntil: daySchema.nullable(),
  /** The day for which it must be valid. */
  validationDate: daySchema.nullable(),
  checkInUrl: z.url(),
  generatedAtUtc: instantSchema,
});
export type CustomerRow = z.infer<typeof customerRowSchema>;

/** Spec §4. */
export const reportStatusCodes = { never: 0, processing: 1, populated: 2, failed: 3 } as const;

export const reportStatusSchema = z.object({
  statusCode: z.union([z.literal(0), z.literal(1), z.literal(2), z.literal(3)]),
  /** When the population that is read now became whole; also while a new one runs or has failed. */
  lastRefreshDate: instantSchema.nullable(),
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
  customer: z.object({ contactId: idSchema, firstName: z.string(), lastName: z.string() }).nullable(),
  entitlements: z.array(
    z.object({
      purchaseId: z.number().int(),
      kind: z.enum(['orderLine', 'transaction', 'prepaidAccess']),
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
