import type { ChildRegistration } from '@arrival/contracts';
import { contentHash } from '../../platform/idempotency/content-hash';
import type { PosChildRegistration, PosRentalProfile } from './pos-household';

const named = (content: object, { updatedAtUtc }: { updatedAtUtc: string }): string =>
  contentHash([content, new Date(updatedAtUtc).toISOString()]).toString('hex');

/** Names what a rental profile holds and when it was saved; another save has another name. */
export function rentalVersion({ updatedAtUtc, ...content }: PosRentalProfile): string {
  return named(content, { updatedAtUtc });
}

/** The same of a registration, by its opened answers: sealing them anew under another key is no change. */
export function registrationVersion(stored: Pick<PosChildRegistration, 'updatedAtUtc'>, answers: ChildRegistration): string {
  return named(answers, stored);
}
