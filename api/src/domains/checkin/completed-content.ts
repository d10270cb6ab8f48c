import type { SavedProfile } from '@arrival/rules';
import { contentHash } from '../../platform/idempotency/content-hash';

/** The same content counts once a day (D20), and once more for each record that staff ask for again (D79). */
export const completedContent = (hash: string, stored: SavedProfile | undefined): string =>
  stored?.askedAgain == null ? hash : contentHash([hash, stored.updatedAtUtc]).toString('hex');
