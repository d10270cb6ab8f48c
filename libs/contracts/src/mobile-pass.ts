import { z } from 'zod';
import { idSchema, instantSchema } from './primitives';
import { lineText, strangersCode } from './text';

/** How a link reaches a guest (spec §3). */
const contactMethods = { Unknown: 0, Email: 1, SMS: 2 } as const;
const deliveryMode = z.literal([contactMethods.Unknown, contactMethods.Email, contactMethods.SMS]);
const chosenMode = z.literal([contactMethods.Email, contactMethods.SMS]);

/** A customer number as it comes in an address: whatever it is, a stranger is told nothing. */
const code = lineText(100).min(1);
export const mediaQuerySchema = z.object({ ipcode: strangersCode(100) });
export const createMediaQuerySchema = z.object({ customerId: code });
export const activateMediaQuerySchema = z.object({ transactionId: code });

/** Unknown 0, Sent 1, Unsent 2, NoMedia 3, Connected 4: derived, see `deriveETicketStatus` (spec §4). */
const status = z.number().int().min(0).max(4);

/** How the link went out, as the provider tells it. */
export const eTicketDeliverySchema = z.object({
  deliveryMode,
  recipient: z.string(),
  isSent: z.boolean(),
  createDateUtc: instantSchema,
  updateDateUtc: instantSchema,
});

/** The phone that the pass is on, as the provider tells it. */
export const eTicketDownloadSchema = z.object({
  appVersion: z.string().nullable(),
  device: z.string().nullable(),
  downloadDate: instantSchema.nullable(),
  deliveryMode,
});

const eTicketSchema = z.object({
  id: z.string(),
  status,
  /** The recipient shortened: enough for whoever has it to know it again. */
  delivery: eTicketDeliverySchema.nullable(),
  download: eTicketDownloadSchema.nullable(),
});

/** GET /api/media/contactmedia. `asOfUtc`: the provider does not answer, and this is what it last told. */
export const contactMediaSchema = z.object({
  id: z.string().nullable(),
  status,
  /** For the activation. */
  transactionId: z.string().nullable(),
  eticket: eTicketSchema.nullable(),
  asOfUtc: instantSchema.nullable(),
});
export type ContactMedia = z.infer<typeof contactMediaSchema>;

/** What a stranger is told of any code, and everybody of a person without a mobile pass (spec §4: NoMedia). */
export const noMedia: ContactMedia = { id: null, status: 3, transactionId: null, eticket: null, asOfUtc: null };

/** POST /api/media/ble: contact, order and transaction are the `infoRecId`s of the first confirmation (spec §3). */
export const confirmationsSchema = z.object({
  confirmations: z.array(
    z.object({
      ids: z.array(z.object({ name: z.enum(['contactId', 'orderId', 'transactionId']), infoRecId: z.string() })),
    }),
  ),
});
export type Confirmations = z.infer<typeof confirmationsSchema>;

/** POST /api/media/updateeticketdelivery: to what is on file of the person or of the head, never to an address that is sent along (D49). */
export const sendLinkSchema = z.strictObject({ ipCode: code, deliveryMode: chosenMode });
export type SendLink = z.infer<typeof sendLinkSchema>;

/** Somebody whose passes this browser may see. */
const passHolderSchema = z.object({
  contactId: idSchema,
  ipCode: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  /** What may become a mobile pass. */
  passes: z.array(z.object({ passNumber: z.string().nullable(), productName: z.string() })),
  /** Where a link may go, shortened. */
  recipients: z.array(z.object({ deliveryMode: chosenMode, hint: z.string() })),
});
export type PassHolder = z.infer<typeof passHolderSchema>;
export const passHoldersSchema = z.object({ holders: z.array(passHolderSchema) });
export type PassHolders = z.infer<typeof passHoldersSchema>;

/** POST /api/media/link: opens the family's passes on one more device, once, within a day. */
export const passLinkSchema = z.object({ address: z.string(), expiresAtUtc: instantSchema });
export type PassLink = z.infer<typeof passLinkSchema>;
export const exchangeLinkSchema = z.strictObject({
  t: lineText(2000).min(1),
  attempt: z.uuid().optional().describe('Made by who opens it: whose answer was lost asks with the same again'),
});
export type ExchangeLink = z.infer<typeof exchangeLinkSchema>;
