import { z } from 'zod';
import { eTicketDeliverySchema, eTicketDownloadSchema } from './mobile-pass';

/**
 * What stands behind mobile passes: a provider in the manner of SKIDATA, JSON over HTTPS, each call safe to repeat (`docs/mobile-passes.md`).
 *
 * - `GET /v1/customers/{number}/media` → `providerMediaAnswer`
 * - `PUT /v1/customers/{number}/media` makes the e-ticket, once for each customer → `providerConfirmation`
 * - `POST /v1/transactions/{id}/activation`, `POST /v1/etickets/{id}/delivery` with a `providerMessage` → `providerMediaAnswer`
 */
const providerMedia = z.object({
  id: z.string().min(1),
  eticket: z
    .object({
      id: z.string().min(1),
      delivery: eTicketDeliverySchema.nullable(),
      download: eTicketDownloadSchema.nullable(),
    })
    .nullable(),
});
export type ProviderMedia = z.infer<typeof providerMedia>;
export const providerMediaAnswer = z.object({ media: providerMedia.nullable() });

export const providerConfirmation = z.object({
  orderId: z.string().min(1),
  transactionId: z.string().min(1),
});

export const providerCustomerSchema = z.object({ firstName: z.string(), lastName: z.string() });
/** `pageUrl`: the guest's own page, which opens once without a sign-in; it stands in the message. */
export const providerMessageSchema = z.object({
  deliveryMode: z.literal([1, 2]),
  recipient: z.string().min(1),
  pageUrl: z.string(),
});
export type ProviderMessage = z.infer<typeof providerMessageSchema>;
