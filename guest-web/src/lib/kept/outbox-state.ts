import { externalStore } from '@arrival/web/external-store';
import type { KeptEntry } from './entry';

export interface OutboxState {
  /** Is there a place to keep something on this phone? */
  isOpen: boolean;
  entries: readonly KeptEntry[];
  /** How many of those that were kept have been sent since there was none. */
  sent: number;
}

export const nothingKept: OutboxState = { isOpen: false, entries: [], sent: 0 };

/** What waits on this phone to be sent, for whoever is signed in here. */
export const outboxState = externalStore<OutboxState>(nothingKept);
