import type { Arrivals, ArrivingFamily, ArrivingMember } from '@arrival/contracts';
import type { Page } from '@playwright/test';

const waiver = { taskName: 'Season waiver', taskTypeId: 1, isAtDesk: false };
const rental = { taskName: 'Rental profile', taskTypeId: 2, isAtDesk: false };
const child = { taskName: 'Child registration', taskTypeId: 3, isAtDesk: false };
const paper = { taskName: 'Terrain park waiver', taskTypeId: 1, isAtDesk: true };

let lastId = 200_000;
const member = (name: string, age: number | null, parts: Partial<ArrivingMember> = {}): ArrivingMember => {
  lastId += 1;
  return { contactId: lastId, name, age, bought: ['Group lesson'], left: [], ...parts };
};
const family = (name: string, ...members: ArrivingMember[]): ArrivingFamily => {
  lastId += 1;
  return { headContactId: lastId, name, members };
};

const carters = family(
  'Emma Carter',
  member('Emma Carter', 39, { bought: ['Day ticket'] }),
  member('Mia Carter', 9, { bought: ['Group lesson', 'Rental set'], left: [waiver, rental, child] }),
  member('Leo Carter', 6, { bought: ['Group lesson', 'Rental set'], left: [child] }),
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
  member('Giulia Marino', 8, { bought: ['Group lesson'] }),
);

/** A day as the API answers it, for what a test cannot wait for. */
export const arrivalsAnswer: Arrivals = {
  locationId: 2,
  day: '2026-12-24',
  today: '2026-12-24',
  lastDay: '2027-05-24',
  isBeingCounted: false,
  totals: { families: 1_240, people: 3_871, ready: 2_504 },
  found: 1_240,
  families: [carters, garcias, marinos, family('Yuki Tanaka', member('Yuki Tanaka', 29, { left: [rental] }))],
  next: 'WyJ0YW5ha2EgeXVraSIsMjAwMDAwXQ',
};

export const manyMembers: Arrivals = {
  ...arrivalsAnswer,
  totals: { families: 2, people: 13, ready: 6 },
  found: 2,
  families: [many, marinos],
  next: null,
};
export const nobodyComes: Arrivals = {
  ...arrivalsAnswer,
  totals: { families: 0, people: 0, ready: 0 },
  found: 0,
  families: [],
  next: null,
};
export const nobodyFits: Arrivals = { ...arrivalsAnswer, found: 0, families: [], next: null };
export const beingCounted: Arrivals = { ...nobodyComes, isBeingCounted: true, totals: null };
export const countedAnew: Arrivals = { ...arrivalsAnswer, isBeingCounted: true };

export const showArrivals = (page: Page, answer: Arrivals) =>
  page.route('**/api/admin/arrivals?*', (route) => route.fulfill({ json: answer }));
