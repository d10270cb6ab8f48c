import type { BridgeEffectData, ChildRegistration } from '@arrival/contracts';

/** What somebody did that the point of sale has to know. */
export type GuestEffect = { readonly contactId: number } & (
  | {
      readonly kind: 'authorization';
      readonly posWaiverId: string;
      readonly effectiveOn: string;
      readonly expiresOn: string | null;
      readonly comment: string;
      readonly signatureId: string;
    }
  | Extract<BridgeEffectData, { kind: 'rentalProfile' }>
  | { readonly kind: 'childRegistration'; readonly answers: ChildRegistration }
  | { readonly kind: 'photo'; readonly sha256: string; readonly storageKey: string }
);

/** Accepted here, then delivered (D27): what a completion leaves for a point of sale behind a bridge. */
export abstract class HandOver {
  /** For the completion's own statement (`hand-over.fragment.ts`): JSON, or null when there is nothing to hand over. */
  abstract rowsOf(effects: readonly GuestEffect[]): string | null;

  /** Inside the unit of work that makes somebody new, or tells of them what nobody knew. */
  abstract addContact(contactId: number): Promise<void>;
}
