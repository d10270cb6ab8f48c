import type { OneRiskRequest, PosSystem } from '@arrival/contracts';
import type { WaiverElsewhere } from '../checkin/checkin.facade';

/** Without dashes (spec §9). */
const compact = (day: string | null): string | null => day?.replaceAll('-', '') ?? null;

/** The request of spec §3, from what is on file. */
export function oneRiskRequest(waivers: readonly WaiverElsewhere[], pos: PosSystem): OneRiskRequest {
  return {
    language: 'en',
    displayFormat: 'frame',
    integration: 'Arrival',
    waivers: waivers.map(({ waiverId, posWaiverId, productId, productCode, expiresOn, people }) => ({
      waiverId,
      posWaiverId,
      pos,
      posProductId: productId === null ? null : String(productId),
      posProductCode: productCode,
      posExpirationDate: compact(expiresOn),
      guests: people.map(({ contactId, firstName, lastName, dateOfBirth, email, phone }) => ({
        posGuestId: String(contactId),
        firstName,
        lastName,
        dob: compact(dateOfBirth),
        email,
        phone,
        address: null,
      })),
    })),
  };
}
