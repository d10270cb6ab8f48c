import { z } from 'zod';
import { daySchema, instantSchema } from './primitives';
import { version } from './record-fields';

/** What is kept for a time, and removed then (D60). */
export const retentionClasses = [
  'healthAnswers',
  'idempotencyRecords',
  'refusedUploads',
  'events',
  'auditTrail',
  'signatures',
  'photos',
  'households',
] as const;
export type RetentionClass = (typeof retentionClasses)[number];

export type RetentionUnit = 'days' | 'years';

interface Period {
  readonly unit: RetentionUnit;
  /** What D60 asks for. */
  readonly usual: number;
  readonly least: number;
  readonly most: number;
}

/** The period of each class, and between which ends it may be set. Less would break what others rely on: repeats, catching up, evidence, a season. */
export const retentionPeriods = {
  healthAnswers: { unit: 'days', usual: 400, least: 30, most: 3650 },
  idempotencyRecords: { unit: 'days', usual: 7, least: 2, most: 90 },
  refusedUploads: { unit: 'days', usual: 1, least: 1, most: 90 },
  events: { unit: 'days', usual: 14, least: 7, most: 90 },
  auditTrail: { unit: 'years', usual: 7, least: 1, most: 30 },
  signatures: { unit: 'years', usual: 7, least: 3, most: 30 },
  photos: { unit: 'years', usual: 3, least: 1, most: 30 },
  households: { unit: 'years', usual: 3, least: 1, most: 30 },
} as const satisfies Record<RetentionClass, Period>;

const periodOf = ({ least, most }: Period) => z.number().int().min(least).max(most);
const periods = {
  healthAnswers: periodOf(retentionPeriods.healthAnswers),
  idempotencyRecords: periodOf(retentionPeriods.idempotencyRecords),
  refusedUploads: periodOf(retentionPeriods.refusedUploads),
  events: periodOf(retentionPeriods.events),
  auditTrail: periodOf(retentionPeriods.auditTrail),
  signatures: periodOf(retentionPeriods.signatures),
  photos: periodOf(retentionPeriods.photos),
  households: periodOf(retentionPeriods.households),
} as const satisfies Record<RetentionClass, z.ZodNumber>;

/** GET /api/admin/retention: the period of each class, in days or years. */
export const adminRetentionSchema = z.object({ ...periods, version, modifiedDateUtc: instantSchema });
export type AdminRetention = z.infer<typeof adminRetentionSchema>;

/** PUT /api/admin/retention: any part; what is left out stays. */
export const adminRetentionWriteSchema = z.strictObject({
  ...(Object.fromEntries(Object.entries(periods).map(([name, period]) => [name, period.optional()])) as {
    [Name in RetentionClass]: z.ZodOptional<z.ZodNumber>;
  }),
  version: version.optional(),
});
export type AdminRetentionWrite = z.input<typeof adminRetentionWriteSchema>;

/** What one run of the removal did with one class. */
export const retentionRunSchema = z.object({
  id: z.number().int(),
  retentionClass: z.enum(retentionClasses),
  startedAtUtc: instantSchema,
  /** Null while it runs, or when it was stopped before its end; the next run goes on. */
  finishedAtUtc: instantSchema.nullable(),
  /** What was older is gone; minors' signatures are kept longer. */
  keptFromUtc: instantSchema,
  removed: z.number().int(),
  /** Of what was removed; null when nothing was. */
  oldestAtUtc: instantSchema.nullable(),
});
export type RetentionRun = z.infer<typeof retentionRunSchema>;

/** POST /api/admin/retention/runs: a run has been asked for. */
export const retentionRequestSchema = z.object({ isRequested: z.literal(true) });

/** GET /api/profile/erasure: what an erasure would leave, before somebody decides (D61). */
export const erasureNoticeSchema = z.object({
  /** For so many years signatures stay sealed; those of a minor for as many after they come of age. */
  signatureYears: periods.signatures,
});
export type ErasureNotice = z.infer<typeof erasureNoticeSchema>;

/** What became of a household that was erased (D61). */
export const erasedHouseholdSchema = z.object({
  erasureId: z.uuid(),
  people: z.number().int(),
  /** Evidence that must be kept stays sealed, and until when the last of it does; null when there is none. */
  signaturesKept: z.number().int(),
  keptUntil: daySchema.nullable(),
});
export type ErasedHousehold = z.infer<typeof erasedHouseholdSchema>;
