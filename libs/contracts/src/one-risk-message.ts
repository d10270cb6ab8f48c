import { z } from 'zod';

/** What the partner's page says to ours (spec §4). It is a claim, never a signature (D42). */
const oneRiskMessageSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('waiversLoaded') }),
  z.object({ type: z.literal('waiverCompleted') }),
  z.object({ type: z.literal('allWaiversCompleted') }),
  z.object({
    type: z.literal('ERROR'),
    status: z.union([z.number(), z.string().max(40)]).optional(),
    body: z.string().max(2_000).optional(),
  }),
]);
export type OneRiskMessage = z.infer<typeof oneRiskMessageSchema>;

const MOST_CHARACTERS = 4_000;

/** An object, or the same as JSON text. Undefined for anything else. */
export function readOneRiskMessage(data: unknown): OneRiskMessage | undefined {
  try {
    const given: unknown = typeof data === 'string' && data.length <= MOST_CHARACTERS ? JSON.parse(data) : data;
    return oneRiskMessageSchema.safeParse(given).data;
  } catch {
    return undefined;
  }
}
