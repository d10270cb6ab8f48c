import { type EventType, eventSchema, eventSchemas, eventTypes } from '@arrival/contracts';
import type { OpenAPIObject } from '@nestjs/swagger';
import { z } from 'zod';
import { exampleEvent } from './example-answers';

type Messages = NonNullable<OpenAPIObject['webhooks']>;
type Message = Messages[string];

const summaries: Readonly<Record<EventType, string>> = {
  'contact.task.completed': 'A task of a member is done, or saved anew',
  'contact.task.asked_again':
    "Staff ask for a member's profile, registration or photo again: what a completed task told of counts no more; or it does after all",
  'household.checkin.completed': 'With it every required task of every member at the location is done',
  'waiver.signed':
    "A member's waiver is signed here; one for each member that a signature covers. What a partner had signed is told as a completed task",
  'waiver.withdrawn':
    "What counted as a member's waiver counts no more: staff withdrew it, or corrected when somebody was born; one for each that counted",
  'report.populated': 'The report is whole again',
};

const header = (name: string, description: string) => ({
  name,
  in: 'header',
  required: true,
  description,
  schema: { type: 'string' },
});
const parameters = [
  header('webhook-id', 'The id of the event, the same on every try'),
  header('webhook-timestamp', 'Of this try, in seconds'),
  header('webhook-signature', '`v1,` and base64, one for each secret that is good now, divided by spaces'),
];

function messageOf(type: EventType): Message {
  const { $schema: _, ...schema } = z.toJSONSchema(
    eventSchema.extend({
      type: z.literal(type).describe(summaries[type]),
      data: eventSchemas[type].describe('What it is about'),
    }),
    // As something that is read: a field more is no fault.
    { io: 'input' },
  );
  return {
    post: {
      summary: summaries[type],
      security: [],
      parameters,
      requestBody: { required: true, content: { 'application/json': { schema, example: exampleEvent(type) } } },
      responses: { '2XX': { description: 'It is yours now; anything else is tried again' } },
    },
  } as Message;
}

/** What is sent to an address that the resort has added, as OpenAPI tells it. */
export const sentMessages: Messages = Object.fromEntries(eventTypes.map((type) => [type, messageOf(type)]));
