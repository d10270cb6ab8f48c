import { seasonLiabilityFrench, tubingDayFrench } from './french';
import { parkUphill } from './park-uphill';
import { rentalEquipment } from './rental-equipment';
import { schoolMinors } from './school-minors';
import { seasonLiability } from './season-liability';
import { bikePark, mediaConsent, raceEntry, tubingDay } from './short-waivers';

/** posWaiverId → title and text, as the demo resort's point of sale would hold them. */
export const WAIVER_TEXTS = {
  'SP-LIABILITY': { title: 'Season and Day Liability Release', html: seasonLiability },
  'SP-RENTAL': { title: 'Rental Equipment Agreement and Release', html: rentalEquipment },
  'SP-SCHOOL': { title: 'Ski School and Minor Participation Agreement', html: schoolMinors },
  'SP-PARK': { title: 'Terrain Park and Uphill Travel Agreement', html: parkUphill },
  'SP-NIGHT': { title: 'Night Terrain and Uphill Agreement', html: parkUphill },
  'SP-TUBING': { title: 'Tubing Hill: Agreement for Today', html: tubingDay },
  'SP-MEDIA': { title: 'Photo and Video Consent', html: mediaConsent },
  'SP-RACE': { title: 'Race Entry and Training Release', html: raceEntry },
  'SP-BIKE': { title: 'Bike Park Summer Release', html: bikePark },
} as const;

export type PosWaiverId = keyof typeof WAIVER_TEXTS;

/** The texts that have a French one beside them; the English one binds. */
export const WAIVERS_IN_FRENCH: Partial<Record<PosWaiverId, { title: string; html: string }>> = {
  'SP-LIABILITY': { title: 'Décharge de responsabilité, saison et journée', html: seasonLiabilityFrench },
  'SP-TUBING': { title: 'Piste de tubing : accord pour aujourd’hui', html: tubingDayFrench },
};
