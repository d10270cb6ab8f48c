import { z } from 'zod';
import { daySchema, idSchema, instantSchema } from './primitives';

/** What other systems are told of (issue 9): ids and states, never names, health answers or pictures. */
const contactIdSchema = idSchema;
const place = { taskId: z.number().int(), activityId: z.number().int(), locationId: z.number().int() };

/** One task of one member is done, or was saved anew. */
export const taskCompletedSchema = z.object({ contactId: contactIdSchema, taskTypeId: z.number().int(), ...place });

/** With this, every required task of every member at the location is done. */
export const checkinCompletedSchema = z.object({ locationId: z.number().int(), contactIds: z.array(contactIdSchema) });

/** One member's waiver; who signed for several makes one for each. */
export const waiverSignedSchema = z.object({
  contactId: contactIdSchema,
  signatureId: z.uuid(),
  signerContactId: contactIdSchema,
  posWaiverId: z.string(),
  effectiveOn: daySchema,
  expiresOn: daySchema.nullable(),
  ...place,
});

/** The report is whole again and can be read; `rows` are all of it. */
export const reportPopulatedSchema = z.object({ rows: z.number().int(), refreshedAtUtc: instantSchema });

export const eventSchemas = {
  'contact.task.completed': taskCompletedSchema,
  'household.checkin.completed': checkinCompletedSchema,
  'waiver.signed': waiverSignedSchema,
  'report.populated': reportPopulatedSchema,
} as const;

export type EventType = keyof typeof eventSchemas;
export const eventTypes = Object.keys(eventSchemas) as [EventType, ...EventType[]];

/** Something that happened, before it has a number. */
export type HappenedEvent = {
  [Type in EventType]: { type: Type; data: z.input<(typeof eventSchemas)[Type]> };
}[EventType];

/** An event as a webhook's body and in the list of events: the same text in both. */
export const eventSchema = z.object({
  /** Also the header `webhook-id` of each try to deliver it. */
  id: z.uuid(),
  type: z.string(),
  timestamp: instantSchema,
  /** The head's contact id; null for what concerns no household. */
  householdId: idSchema.nullable(),
  /** Counts the events of the household from 1 without a gap: the order in which they happened. */
  number: z.number().int().nullable(),
  data: z.record(z.string(), z.unknown()),
});
export type ArrivalEvent = z.infer<typeof eventSchema>;

export const eventPageSchema = z.object({
  events: z.array(eventSchema),
  /** There are more behind the last one. */
  hasMore: z.boolean(),
});
export type EventPage = z.infer<typeof eventPageSchema>;
