import type {
  Arrivals,
  ArrivingFamily,
  ArrivingMember,
  ChildOfSheet,
  ChildrenSheet,
  DayLabel,
} from '@arrival/contracts';
import type { Page } from '@playwright/test';

const waiver = { taskName: 'Season waiver', taskTypeId: 1, isAtDesk: false };
const rental = { taskName: 'Rental profile', taskTypeId: 2, isAtDesk: false };
const child = { taskName: 'Child registration', taskTypeId: 3, isAtDesk: false };
const paper = { taskName: 'Terrain park waiver', taskTypeId: 1, isAtDesk: true };

let lastId = 200_000;
const member = (name: string, age: number | null, parts: Partial<ArrivingMember> = {}): ArrivingMember => {
  lastId += 1;
  return {
    contactId: lastId,
    name,
    age,
    bought: ['Group lesson'],
    left: [],
    registration: null,
    rental: null,
    ...parts,
  };
};
const family = (name: string, ...members: ArrivingMember[]): ArrivingFamily => {
  lastId += 1;
  return { headContactId: lastId, name, members };
};

const carters = family(
  'Emma Carter',
  member('Emma Carter', 39, { bought: ['Day ticket'] }),
  member('Mia Carter', 9, {
    bought: ['Group lesson', 'Rental set'],
    left: [waiver, rental, child],
    registration: 'open',
  }),
  member('Leo Carter', 6, { bought: ['Group lesson', 'Rental set'], left: [child], registration: 'open' }),
);
const garcias = family(
  'Sofía García',
  member('Sofía García', 34, { bought: ['Day ticket'], left: [paper] }),
  member('Mateo García', 12),
);
const many = family(
  'Maximiliana-Alexandrina von und zu Hohenstein-Wolkenburg',
  ...Array.from({ length: 11 }, (_, index) =>
    member(
      index === 0
        ? 'Maximiliana-Alexandrina von und zu Hohenstein-Wolkenburg'
        : `Friedrich-Wilhelm ${index} von und zu Hohenstein-Wolkenburg`,
      index === 3 ? null : 30 - 2 * index,
      {
        bought: ['Ski school, five mornings with lunch at the hut', 'Season pass'],
        left: index % 3 === 0 ? [] : [waiver, paper, rental, child].slice(0, (index % 4) + 1),
      },
    ),
  ),
);

const marinos = family(
  'Luca Marino',
  member('Luca Marino', 41, { bought: ['Day ticket', 'Rental set'] }),
  member('Giulia Marino', 8, { bought: ['Group lesson'], registration: 'done' }),
);

/** A day as the API answers it, for what a test cannot wait for. */
export const arrivalsAnswer: Arrivals = {
  locationId: 2,
  day: '2026-12-24',
  today: '2026-12-24',
  lastDay: '2027-05-24',
  isBeingCounted: false,
  totals: { families: 1_240, people: 3_871, ready: 2_504, children: 3, rentals: 2 },
  nextDay: null,
  found: 1_240,
  families: [carters, garcias, marinos, family('Yuki Tanaka', member('Yuki Tanaka', 29, { left: [rental] }))],
  next: 'WyJ0YW5ha2EgeXVraSIsMjAwMDAwXQ',
};

export const manyMembers: Arrivals = {
  ...arrivalsAnswer,
  totals: { families: 2, people: 13, ready: 6, children: 0, rentals: 0 },
  found: 2,
  families: [many, marinos],
  next: null,
};
export const nobodyComes: Arrivals = {
  ...arrivalsAnswer,
  totals: { families: 0, people: 0, ready: 0, children: 0, rentals: 0 },
  nextDay: '2026-12-26',
  found: 0,
  families: [],
  next: null,
};
export const nobodyFits: Arrivals = { ...arrivalsAnswer, found: 0, families: [], next: null };
export const beingCounted: Arrivals = { ...nobodyComes, isBeingCounted: true, totals: null, nextDay: null };
export const countedAnew: Arrivals = { ...arrivalsAnswer, isBeingCounted: true };

/** So many rental labels of that day. */
export const labelsOfDay = (count: number): DayLabel[] =>
  Array.from({ length: count }, (_, at) => ({
    contactId: 500_000 + at,
    name: at === 0 ? 'Maximiliana-Alexandrina von und zu Hohenstein-Wolkenburg' : `Guest ${at}`,
    customerNumber: `IP${500_000 + at}`,
    label: {
      age: '9 and younger',
      ability: 'Type I: cautious, light release',
      abilityKey: 'I',
      height: '4′11″–5′1″',
      heightMetric: '149–157 cm',
      weight: '67–78 lb',
      weightMetric: '31–35 kg',
      shoeSize: '38',
      goofy: 'N',
      bootSoleMm: null,
      updatedAtUtc: '2026-12-20T09:30:00.000Z',
      validUntil: '2027-12-20',
      isValid: true,
      askedAgain: null,
    },
  }));

const answers: NonNullable<ChildOfSheet['answers']> = {
  primaryEmergencyContact: 'Emma Carter',
  primaryEmergencyPhone: '+1 970 555 0100',
  alternateEmergencyContact1: 'Daniel Carter',
  alternateEmergencyPhone1: '+1 970 555 0101',
  drugAllergy: 'None',
  foodAllergy: 'Peanuts',
  medication: 'Asthma spray before sport, in the left pocket',
  specialCondition: 'None',
};
const ofSheet = (
  name: string,
  age: number,
  familyName: string,
  told: Partial<Pick<ChildOfSheet, 'bought' | 'isDone' | 'answers'>> = {},
): ChildOfSheet => {
  lastId += 1;
  const child = { contactId: lastId, name, age, familyName, bought: ['Group lesson', 'Rental set'], isDone: true };
  return { ...child, answers, updatedAtUtc: '2026-12-01T09:30:00.000Z', ...told };
};

/** The children of that day, as the API opens them. */
export const childrenSheetAnswer: ChildrenSheet = {
  locationId: 2,
  day: '2026-12-24',
  isBeingCounted: false,
  found: 4,
  children: [
    ofSheet('Mia Carter', 9, 'Emma Carter'),
    ofSheet('Leo Carter', 6, 'Emma Carter', { isDone: false, answers: null }),
    ofSheet('Giulia Marino', 8, 'Luca Marino', {
      bought: ['Group lesson'],
      isDone: false,
      answers: { ...answers, foodAllergy: 'None', medication: 'None' },
    }),
    ofSheet('Maximiliana-Alexandrina von und zu Hohenstein-Wolkenburg', 11, 'Friedrich von Hohenstein-Wolkenburg', {
      answers: { ...answers, specialCondition: 'Wears a hearing aid: please speak up, and face her. '.repeat(12) },
    }),
  ],
};

export const showArrivals = (page: Page, answer: Arrivals) =>
  page.route('**/api/admin/arrivals?*', (route) => route.fulfill({ json: answer }));
