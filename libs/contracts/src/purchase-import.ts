import { z } from 'zod';
import { daySchema } from './primitives';
import { lineText, nameSchema, requiredText } from './text';

/** GET /api/admin/point-of-sale: built in, products and orders are kept here; else a bridge tells them (D26). */
export const pointOfSaleStateSchema = z.object({ isBuiltIn: z.boolean() });
export type PointOfSaleState = z.infer<typeof pointOfSaleStateSchema>;

/** Lines of one call; the console sends a longer file piece by piece, an order never in two. */
export const importLinesAtOnce = 500;

/** One person's purchase, as a shop's list of orders tells it (D75). */
export const importLineSchema = z.strictObject({
  /** The shop's number of the order. All lines of an order come in one call: what is not told of it any more is cancelled. */
  orderNumber: requiredText(40),
  /** Whose order it is: the head of the family has it. */
  email: z.string().trim().pipe(z.email().max(254)),
  firstName: nameSchema,
  lastName: nameSchema,
  /** Null when the shop does not ask; a new member of a family needs one, its head does not. */
  dateOfBirth: daySchema.nullable(),
  phone: lineText(32).min(5).nullable(),
  /** The code of a product (D74). */
  productCode: requiredText(64),
  /** Of the visit; null for a season pass alone. */
  day: daySchema.nullable(),
  /** The last day on which it is good; null without an end. */
  lastDay: daySchema.nullable(),
  isCancelled: z.boolean().default(false),
});
export type ImportLine = z.infer<typeof importLineSchema>;

/** POST /api/admin/purchases/import. */
export const purchaseImportSchema = z.strictObject({
  lines: z.array(importLineSchema).min(1).max(importLinesAtOnce),
  /** Answers what would be done, and does nothing. */
  isTrial: z.boolean().default(false),
});
export type PurchaseImport = z.infer<typeof purchaseImportSchema>;

/** Why a line cannot be taken over; its whole order is left out then. */
const importFaults = [
  'productUnknown',
  'dayMissing',
  'lastDayBeforeDay',
  'birthDateImpossible',
  'birthDateMissing',
  'severalEmails',
  'severalFamilies',
  'severalPeople',
  'nobodyOfAge',
  'familyFull',
] as const;
export type ImportFault = (typeof importFaults)[number];

const count = z.number().int();
/** What an import did, or would do. `index`: of the line in the call, from 0. */
export const purchaseImportedSchema = z.object({
  added: count,
  changed: count,
  cancelled: count,
  /** Lines that said nothing new. */
  same: count,
  newFamilies: count,
  newPeople: count,
  /** Lines of orders with a fault, the sound ones beside it too. */
  leftOut: count,
  faults: z.array(z.object({ index: count, fault: z.enum(importFaults) })),
});
export type PurchaseImported = z.infer<typeof purchaseImportedSchema>;
