import { savedVersion } from '../../platform/idempotency/content-hash';
import type { PosRentalProfile } from './pos.facade';

/** Names the answers and when they were saved; that staff ask for them again is no change of them (D79). */
export const rentalVersion = (stored: PosRentalProfile): string => savedVersion({ ...stored, askedAgain: undefined });
