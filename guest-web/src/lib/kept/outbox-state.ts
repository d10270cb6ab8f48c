import { externalStore } from '@arrival/web/external-store';
import type { KeptEntry } from './entry';
import type { SentEntry } from './told-entry';

export interface OutboxState {
  /** Is there a place to keep something on this phone? */
  isOpen: boolean;
  entries: readonly KeptEntry[];
  /** Those that have arrived, until nothing is left here and the guest has seen it. */
  sent: readonly SentEntry[];
  /** The entry on which a try is under way. */
  sendingId?: number | undefined;
}

export const nothingKept: OutboxState = { isOpen: false, entries: [], sent: [] };

/** What waits on this phone to be sent, for whoever is signed in here. */
export const outboxState = externalStore<OutboxState>(nothingKept);
