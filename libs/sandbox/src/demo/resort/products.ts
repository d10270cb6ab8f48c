import type { PosWaiverId } from '../content/waiver-texts';

export interface DemoProduct {
  id: number;
  code: string;
  name: string;
  isSeasonPass?: true;
  requiresImage?: true;
  /** Rule keywords of the point of sale (D16). */
  rules: string[];
  waivers: PosWaiverId[];
}

const RENTAL = 'RENTALPROFILEREQUIRED';
const CHILD = 'CHILDREGPROFILEREQUIRED';
const IMAGE = 'IMAGEREQUIRED';

export const PRODUCTS: DemoProduct[] = [
  { id: 5001, code: 'LIFT-1D', name: 'Day Lift Ticket', rules: [], waivers: [] },
  {
    id: 5002,
    code: 'PASS-SILVER',
    name: 'Silver Season Pass',
    isSeasonPass: true,
    requiresImage: true,
    rules: [IMAGE],
    waivers: ['SP-LIABILITY'],
  },
  { id: 5003, code: 'LES-GROUP', name: 'Children’s Group Lesson', rules: [CHILD], waivers: ['SP-SCHOOL'] },
  {
    id: 5004,
    code: 'LES-GROUP-R',
    name: 'Children’s Group Lesson with Rental',
    rules: [CHILD, RENTAL],
    waivers: ['SP-SCHOOL', 'SP-RENTAL'],
  },
  { id: 5005, code: 'LES-PRIVATE', name: 'Adult Private Lesson', rules: [], waivers: ['SP-LIABILITY'] },
  { id: 5006, code: 'RENT-1D', name: 'Ski Rental, one day', rules: [RENTAL], waivers: ['SP-RENTAL'] },
  {
    id: 5007,
    code: 'BOARD-CLINIC',
    name: 'Snowboard Park Clinic',
    rules: [RENTAL],
    waivers: ['SP-LIABILITY', 'SP-PARK'],
  },
  {
    id: 5008,
    code: 'RACE-CAMP',
    name: 'Junior Race Camp',
    requiresImage: true,
    rules: [CHILD, IMAGE],
    waivers: ['SP-LIABILITY', 'SP-RACE'],
  },
  { id: 5009, code: 'TUBE-2H', name: 'Tubing, two hours', rules: [], waivers: [] },
  { id: 5010, code: 'NIGHT', name: 'Night Ticket', rules: [], waivers: ['SP-NIGHT'] },
];

/** The Pass Checker's two collections (D38); the table holds them already, here are their items. */
export const COLLECTION_ITEMS: { collectionId: 1 | 2; name: string; value: string }[] = [
  { collectionId: 1, name: 'Silver Gondola', value: 'GON01' },
  { collectionId: 1, name: 'Pine Express', value: 'EXP02' },
  { collectionId: 1, name: 'Meadow Carpet', value: 'CAR03' },
  { collectionId: 1, name: 'Summit Chair', value: 'SUM04' },
  { collectionId: 2, name: 'WAIVER', value: 'A waiver is missing. Please check in first.' },
  { collectionId: 2, name: 'PAYMENT', value: 'A payment is open. Please visit Guest Services.' },
  { collectionId: 2, name: 'LOST', value: 'This pass was reported lost.' },
  { collectionId: 2, name: 'CONDUCT', value: 'This pass is on hold. Please visit Guest Services.' },
];
