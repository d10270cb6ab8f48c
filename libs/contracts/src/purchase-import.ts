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
  orderNumber: requiredText(40).describe("The shop's number; all lines of an order come in one call"),
  email: z.string().trim().pipe(z.email().max(254)).describe('Of whoever booked: the head of the family has it'),
  firstName: nameSchema.describe('Of the person for whom it was bought'),
  lastName: nameSchema.describe('Of the same person'),
  dateOfBirth: daySchema
    .nullable()
    .describe('Null when the shop does not ask; a new member of a family needs one, its head does not'),
  phone: lineText(32).min(5).nullable().describe('Of whoever booked'),
  productCode: requiredText(64).describe("As the resort's products have it, in any case"),
  day: daySchema.nullable().describe('Of the visit; null for a season pass alone'),
  lastDay: daySchema
    .nullable()
    .describe('The last day on which it is good; null of what is good on its day, or without an end'),
  isCancelled: z.boolean().default(false).describe('It was given back'),
});
export type ImportLine = z.infer<typeof importLineSchema>;

/** POST /api/admin/purchases/import, and by key POST /api/import/orders. */
export const purchaseImportSchema = z.strictObject({
  lines: z.array(importLineSchema).min(1).max(importLinesAtOnce).describe('A line for each person and product'),
  isTrial: z.boolean().default(false).describe('Answers what would be done, and does nothing'),
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
/** What an import did, or would do. */
export const purchaseImportedSchema = z.object({
  added: count.describe('Purchases that are new'),
  changed: count.describe('Purchases that are told otherwise than before'),
  cancelled: count.describe('Purchases that their order does not name any more'),
  same: count.describe('Lines that said nothing new'),
  newFamilies: count.describe('Families that begin with an order'),
  newPeople: count.describe('People who are new, heads of families too'),
  leftOut: count.describe('Lines of orders with a fault, the sound ones beside it too'),
  faults: z
    .array(
      z.object({
        index: count.describe('Of the line in the call, from 0'),
        fault: z.enum(importFaults).describe('Why it cannot be taken over'),
      }),
    )
    .describe('What a person has to look at'),
});
export type PurchaseImported = z.infer<typeof purchaseImportedSchema>;
