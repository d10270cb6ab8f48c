import { z } from 'zod';
import { answeredIdSchema, daySchema, instantSchema } from './primitives';

/** What other systems are told of (issue 9): ids and states, never names, health answers or pictures. */
const contactIdSchema = answeredIdSchema.describe('The member');
const place = {
  taskId: z.number().int().describe('The task, as the report names it'),
  activityId: z.number().int().describe('What it belongs to'),
  locationId: z.number().int().describe('Where the household checks in'),
};

/** One task of one member is done, or was saved anew. */
const taskCompletedSchema = z.object({
  contactId: contactIdSchema,
  taskTypeId: z.number().int().describe('1 waiver, 2 rental profile, 3 child registration, 4 photo'),
  effectiveOn: daySchema.optional().describe('Of a waiver: the first day on which it holds'),
  expiresOn: daySchema.nullable().optional().describe('Of a waiver: the last day; null without end'),
  ...place,
});

/** With this, every required task of every member at the location is done. */
const checkinCompletedSchema = z.object({
  locationId: place.locationId,
  contactIds: z.array(contactIdSchema).describe('The members'),
});

/** One member's waiver; who signed for several makes one for each. */
const waiverSignedSchema = z.object({
  contactId: contactIdSchema,
  signatureId: z.uuid().describe('The record of the signature'),
  signerContactId: contactIdSchema.describe('Who signed'),
  posWaiverId: z.string().describe('The waiver at the point of sale'),
  effectiveOn: daySchema.describe('The first day on which it holds'),
  expiresOn: daySchema.nullable().describe('The last day; null without end'),
  ...place,
});

/** What a member had signed counts no more: staff withdrew it, or corrected when somebody was born (D71, D73). */
const waiverWithdrawnSchema = z.object({
  contactId: contactIdSchema,
  signatureId: z
    .uuid()
    .nullable()
    .describe('The record of the signature; null for what was signed on paper or with a partner'),
  posWaiverId: z.string().describe('The waiver at the point of sale'),
});

/** What `contact.task.completed` told of counts no more: staff ask for it again; or it counts after all (D79). */
const askedAgainSchema = z.object({
  contactId: contactIdSchema,
  taskTypeId: z.number().int().describe('2 rental profile, 3 child registration, 4 photo'),
  isAsked: z.boolean().describe('false: it was asked by mistake, and what was there counts again'),
});

/** The report is whole again and can be read. */
export const reportPopulatedSchema = z.object({
  rows: z.number().int().describe('All of them'),
  refreshedAtUtc: instantSchema.describe('When it became whole'),
});

export const eventSchemas = {
  'contact.task.completed': taskCompletedSchema,
  'contact.task.asked_again': askedAgainSchema,
  'household.checkin.completed': checkinCompletedSchema,
  'waiver.signed': waiverSignedSchema,
  'waiver.withdrawn': waiverWithdrawnSchema,
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
  id: z.uuid().describe('Also the header `webhook-id` of each try to deliver it'),
  type: z.string().describe('What happened. Be ready for types that you do not know'),
  timestamp: instantSchema.describe('When it happened'),
  householdId: answeredIdSchema.nullable().describe('The head’s contact id; null for what concerns no household'),
  number: z
    .number()
    .int()
    .nullable()
    .describe('Counts the events of the household from 1 without a gap: the order in which they happened'),
  data: z.record(z.string(), z.unknown()).describe('Ids and states, by the type; see the webhooks'),
});
export type ArrivalEvent = z.infer<typeof eventSchema>;

export const eventPageSchema = z.object({
  events: z.array(eventSchema).describe('Oldest first'),
  hasMore: z.boolean().describe('There are more behind the last one'),
});
export type EventPage = z.infer<typeof eventPageSchema>;
