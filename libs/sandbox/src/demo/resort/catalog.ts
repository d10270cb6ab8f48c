import type { PosWaiverId } from '../content/waiver-texts';

/** Ids are fixed, so that `/l/1` and a curl of the README name the same things on every machine. */
export interface DemoTask {
  id: number;
  name: string;
  typeId: 1 | 2 | 3 | 4;
  ageMin?: number;
  ageMax?: number;
  isOptional?: true;
  waiver?: DemoWaiver;
}

export interface DemoWaiver {
  posWaiverId: PosWaiverId;
  methods: ('agree' | 'typed' | 'drawn')[];
  isConsolidated?: true;
  /** Season: until its last day. Today: signed each day. Past: ended before the winter. Open: no end. */
  dates: 'season' | 'today' | 'past' | 'open';
}

const comment = 'Signed electronically by {Signer} on {SignedDate} with {BrowserName} {BrowserVersion}.';
export const WAIVER_COMMENT = comment;

const waiver = (id: number, name: string, texts: DemoWaiver, rest: Partial<DemoTask> = {}): DemoTask => ({
  id,
  name,
  typeId: 1,
  waiver: texts,
  ...rest,
});

export const TASKS: DemoTask[] = [
  waiver(1, 'Liability Release', {
    posWaiverId: 'SP-LIABILITY',
    methods: ['agree', 'typed', 'drawn'],
    dates: 'season',
  }),
  waiver(2, 'Rental Agreement', { posWaiverId: 'SP-RENTAL', methods: ['drawn'], dates: 'season' }),
  waiver(
    3,
    'Ski School Agreement',
    { posWaiverId: 'SP-SCHOOL', methods: ['agree', 'typed'], isConsolidated: true, dates: 'season' },
    { ageMax: 17 },
  ),
  waiver(4, 'Park and Uphill Agreement', { posWaiverId: 'SP-PARK', methods: ['typed'], dates: 'season' }),
  waiver(5, 'Night Terrain Agreement', { posWaiverId: 'SP-NIGHT', methods: ['agree', 'drawn'], dates: 'season' }),
  waiver(6, 'Tubing for Today', { posWaiverId: 'SP-TUBING', methods: ['agree'], dates: 'today' }),
  waiver(
    7,
    'Photo and Video Consent',
    { posWaiverId: 'SP-MEDIA', methods: ['agree'], dates: 'open' },
    { isOptional: true },
  ),
  waiver(
    8,
    'Race Entry',
    { posWaiverId: 'SP-RACE', methods: ['typed', 'drawn'], dates: 'season' },
    { ageMin: 8, ageMax: 20 },
  ),
  waiver(
    9,
    'Bike Park Summer Release',
    { posWaiverId: 'SP-BIKE', methods: ['agree', 'typed'], dates: 'past' },
    { isOptional: true },
  ),
  { id: 10, name: 'Rental Profile', typeId: 2, ageMin: 3 },
  { id: 11, name: 'Child Registration', typeId: 3, ageMax: 17 },
  { id: 12, name: 'Photo', typeId: 4 },
  { id: 13, name: 'Rental Profile, only if you rent', typeId: 2, ageMin: 3, isOptional: true },
  { id: 14, name: 'Child Registration, if you like', typeId: 3, ageMax: 12, isOptional: true },
  { id: 15, name: 'Photo, if you like', typeId: 4, isOptional: true },
];

export interface DemoActivity {
  id: number;
  name: string;
  ageMin?: number;
  ageMax?: number;
  picture: string;
  taskIds: number[];
  productIds: number[];
}

const activity = (
  id: number,
  name: string,
  ages: [number?, number?],
  picture: string,
  taskIds: number[],
  productIds: number[] = [],
): DemoActivity => ({
  id,
  name,
  ageMin: ages[0],
  ageMax: ages[1],
  picture: `/demo/activity-${picture}.svg`,
  taskIds,
  productIds,
});

export const ACTIVITIES: DemoActivity[] = [
  activity(1, 'All-Mountain Day', [3], 'all-mountain', [1, 10, 11, 12], [5001, 5002]),
  activity(2, 'Ski School', [3, 17], 'ski-school', [1, 2, 3, 10, 11, 12], [5003, 5004, 5005]),
  activity(3, 'Snowboard Academy', [7], 'snowboard', [1, 4, 10, 11], [5007]),
  activity(4, 'Race Training', [8, 20], 'race', [1, 8, 11, 12], [5008]),
  activity(5, 'Snowshoe Tour', [6], 'snowshoe', [1, 7, 14]),
  activity(6, 'Tubing Hill', [4], 'tubing', [6, 7], [5009]),
  activity(7, 'Night Skiing', [7], 'night', [1, 5], [5010]),
  activity(8, 'Nordic Day', [5], 'nordic', [1, 13, 15]),
  activity(9, 'Bike Park', [10], 'bike-park', [9, 15]),
  activity(10, 'Rental Pick-Up', [3], 'rental', [2, 10], [5006]),
  activity(11, 'Season Pass', [], 'season-pass', [1, 7, 9, 10, 11, 12], [5002]),
];

export interface DemoLocation {
  id: number;
  name: string;
  description: string;
  isDefault?: true;
  isDisabled?: true;
  isEditProfileLocation?: true;
  usesPos?: true;
  /** The default one first. */
  activityIds: [number, ...number[]];
  completeText: string;
  /** From and to, on working days and on weekends; not said where left out. */
  open?: { weekdays?: [string, string]; weekends?: [string, string] };
}

const everyDay = (opens: string, closes: string): DemoLocation['open'] => ({
  weekdays: [opens, closes],
  weekends: [opens, closes],
});

export const LOCATIONS: DemoLocation[] = [
  {
    id: 1,
    name: 'Silverpine Village',
    description: 'The base area: gondola, ticket hall and pick-up boxes',
    isDefault: true,
    activityIds: [1, 3, 5, 7, 8],
    open: { weekdays: ['08:00', '21:00'], weekends: ['07:30', '21:30'] },
    completeText:
      '<h3>See you at the gondola</h3><p>Scan your code at any <strong>orange pick-up box</strong> beside the ticket hall. Your passes are printed while you watch.</p><ul><li>First gondola at 8:30</li><li>Free hot chocolate for children at the Summit Hut until 10:00</li></ul>',
  },
  {
    id: 2,
    name: 'Ski School',
    description: 'Lessons and camps. Asks only for what was booked',
    usesPos: true,
    activityIds: [2, 3, 4],
    open: everyDay('08:00', '16:30'),
    completeText:
      '<h3>Meet us at the blue arch</h3><p>Please be there <strong>20 minutes before the lesson</strong>, dressed and with skis on. Instructors wear orange jackets.</p><p>Keep your phone switched on. Pick-up is at the same arch; bring your pick-up code.</p>',
  },
  {
    id: 3,
    name: 'Rental Shop',
    description: 'Skis, boards, boots and helmets in the Village',
    activityIds: [10],
    open: everyDay('07:30', '18:00'),
    completeText:
      '<h3>Skip the forms, go to the bench</h3><p>Tell the technician your name. Your boots are waiting, and <em>everyone tries them on</em>, please.</p>',
  },
  {
    id: 4,
    name: 'Guest Services',
    description: 'Season passes and changes to profiles',
    isEditProfileLocation: true,
    activityIds: [11, 1],
    completeText:
      '<h3>Thank you</h3><p>Your profile is up to date. A new pass can be printed at the desk or at a pick-up box.</p>',
  },
  {
    id: 5,
    name: 'Tubing Hill',
    description: 'Twelve lanes and a moving carpet',
    activityIds: [6],
    open: { weekends: ['10:00', '20:00'] },
    completeText:
      '<h3>Grab a tube</h3><p>Show this page at the gate. Sessions start on the hour and on the half hour.</p>',
  },
  {
    id: 6,
    name: 'Bike Park',
    description: 'Opens again in June',
    isDisabled: true,
    activityIds: [9],
    completeText: '<p>See you on the trails.</p>',
  },
];
