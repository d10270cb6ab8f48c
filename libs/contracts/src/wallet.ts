import { z } from 'zod';
import { lineText } from './text';

export const walletKinds = ['apple', 'google'] as const;
export type WalletKind = (typeof walletKinds)[number];

/** The wallet pass request (spec §3). Names are accepted and not believed: the pass says those on file. */
export const walletQuerySchema = z.object({
  ipCode: lineText(100).min(1),
  firstName: lineText(100).optional(),
  lastName: lineText(100).optional(),
  externalOrderId: lineText(100).optional(),
});

/** GET /api/profile/passes/googlewallet: where the guest saves the pass. */
export const walletAddressSchema = z.object({ address: z.url() });
export type WalletAddress = z.infer<typeof walletAddressSchema>;

/** POST /api/profile/passes/wallet: `ipCode` null is the family's code (D59). */
export const walletLinkRequestSchema = z.strictObject({ ipCode: lineText(100).min(1).nullable() });
export const openWalletQuerySchema = z.object({ t: lineText(2000).min(1) });
