import { z } from 'zod';
import { instantSchema } from './primitives';

/** Kinds of records that the trail speaks of; of `evidence` only a migration does. */
export const auditedEntities = [
  'location',
  'activity',
  'task',
  'task_type',
  'product',
  'admin_settings',
  'waiver',
  'admin_email',
  'api_key',
  'api_default_settings',
  'collection',
  'collection_item',
  'rental_list_entry',
  'webhook',
  'picture',
  'contact',
  'signature',
  'evidence',
  'search',
  'retention',
  'job',
  'hand_over',
  'report',
] as const;
export type AuditedEntity = (typeof auditedEntities)[number];

/** One change or look by an administrator, or of a household that they let in (D51, D52, D69). `correlationId`: the request's, which the logs know too. `isRestorable`: its `before` can be put back from here. */
export const auditEventSchema = z.object({
  id: z.number().int(),
  occurredAtUtc: instantSchema,
  actorEmail: z.string().nullable(),
  /** The nickname of the API key that asked, where no person did. */
  actorKey: z.string().nullable(),
  /** The command of the product that did it, run by whoever operates it. */
  actorCommand: z.string().nullable(),
  /** Who was let in at the counter, in the session that `after` names. */
  isAtCounter: z.boolean(),
  action: z.string(),
  /** One of `auditedEntities`, or of a version that is older or newer than this one. */
  entity: z.string(),
  entityId: z.string(),
  correlationId: z.string().nullable(),
  before: z.unknown().nullable(),
  after: z.unknown().nullable(),
  /** Somebody looked; nothing changed. */
  isRead: z.boolean(),
  isRestorable: z.boolean(),
});
export type AuditEvent = z.infer<typeof auditEventSchema>;
