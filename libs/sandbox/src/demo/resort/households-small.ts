import type { DemoHousehold } from './member';

/** Emma: the first sign-in that anybody tries. Two children, all still to do, day tickets ready to print afterwards. */
const carter: DemoHousehold = {
  email: 'emma.carter@example.com',
  head: {
    phone: '+1 303 555 0142',
    purchases: [{ productId: 5001, kind: 'orderLine', inDays: 0 }],
    media: [{ productId: 5001 }],
  },
  members: [
    {
      firstName: 'Mia',
      age: [9, 130],
      purchases: [
        { productId: 5001, kind: 'orderLine', inDays: 0 },
        { productId: 5007, kind: 'orderLine', inDays: 2 },
      ],
      media: [{ productId: 5001 }],
    },
    {
      firstName: 'Leo',
      age: [6, 210],
      purchases: [
        { productId: 5001, kind: 'orderLine', inDays: 0 },
        { productId: 5004, kind: 'orderLine', inDays: 1 },
      ],
      media: [{ productId: 5001 }],
    },
  ],
};

/** Sofia: was here last month. Nothing to do anywhere in the Village, passes to print. */
const marino: DemoHousehold = {
  email: 'sofia.marino@example.com',
  head: {
    phone: '+1 970 555 0119',
    photo: { seed: 1, hair: 'long', skin: 1, takenDaysAgo: 34 },
    rental: { savedDaysAgo: 34, keys: ['A10', 'II', 'J', 'I'], shoeSize: '24.5' },
    signed: [{ waivers: ['SP-LIABILITY', 'SP-RENTAL', 'SP-PARK', 'SP-NIGHT', 'SP-MEDIA'], daysAgo: 34 }],
    purchases: [{ productId: 5002, kind: 'prepaidAccess' }],
    media: [{ productId: 5002 }],
  },
  members: [
    {
      firstName: 'Luca',
      age: [5, 88],
      photo: { seed: 5, hair: 'short', skin: 1, takenDaysAgo: 34 },
      rental: { savedDaysAgo: 34, keys: ['A09', 'I', 'H', 'C'], shoeSize: '17.5' },
      registration: {
        savedDaysAgo: 34,
        primary: ['Sofia Marino', '+1 970 555 0119'],
        alternate: ['Giulia Marino', '+39 02 5550 1834'],
        foodAllergy: 'Hazelnuts, also in traces',
        medication: 'Antihistamine syrup in the blue pouch',
      },
      signed: [{ waivers: ['SP-LIABILITY', 'SP-RENTAL', 'SP-SCHOOL', 'SP-MEDIA'], daysAgo: 34 }],
      purchases: [{ productId: 5002, kind: 'prepaidAccess' }],
      media: [{ productId: 5002 }],
    },
  ],
};

/** Priya: three adults. Each signs alone, with their own name. */
const raman: DemoHousehold = {
  email: 'priya.raman@example.com',
  head: {
    photo: { seed: 14, hair: 'bun', skin: 3, takenDaysAgo: 400 },
    purchases: [{ productId: 5005, kind: 'orderLine', inDays: 1 }],
  },
  members: [
    {
      firstName: 'Arjun',
      age: [49, 12],
      photo: { seed: 22, hair: 'short', skin: 3, beard: true, glasses: true, takenDaysAgo: 400 },
      rental: { savedDaysAgo: 90, keys: ['A10', 'III', 'K', 'K'], shoeSize: '27.5' },
    },
    {
      firstName: 'Meera',
      lastName: 'Krishnan',
      age: [44, 301],
      purchases: [{ productId: 5010, kind: 'orderLine', inDays: 3 }],
    },
  ],
};

/** Claire: Théo turns 18 tomorrow. */
const dubois: DemoHousehold = {
  email: 'claire.dubois@example.com',
  head: {
    photo: { seed: 20, hair: 'bun', skin: 0, takenDaysAgo: 250 },
    signed: [{ waivers: ['SP-LIABILITY'], daysAgo: 6 }],
    purchases: [{ productId: 5002, kind: 'prepaidAccess' }],
    media: [{ productId: 5002, printedDaysAgo: 5 }],
  },
  members: [
    {
      firstName: 'Théo',
      age: [18, -1],
      purchases: [{ productId: 5008, kind: 'orderLine', inDays: 1 }],
      media: [{ productId: 5008 }],
    },
    {
      firstName: 'Jeanne',
      age: [13, 44],
      photo: { seed: 17, hair: 'braids', skin: 0, takenDaysAgo: 250 },
      purchases: [{ productId: 5008, kind: 'orderLine', inDays: 1 }],
      media: [{ productId: 5008 }],
    },
  ],
};

/** Mateo: alone; last season's profile and waiver have run out, the photo still holds. */
const garcia: DemoHousehold = {
  email: 'mateo.garcia@example.com',
  head: {
    phone: '+52 55 5550 1177',
    photo: { seed: 12, hair: 'short', skin: 2, takenDaysAgo: 700 },
    rental: { savedDaysAgo: 410, keys: ['A10', 'III+', 'K', 'K'], shoeSize: '28.0', isGoofy: true },
    ranOut: [
      { waiver: 'SP-LIABILITY', endedDaysAgo: 170 },
      { waiver: 'SP-NIGHT', endedDaysAgo: 170 },
    ],
    purchases: [{ productId: 5001, kind: 'transaction', status: 'closed', inDays: 0 }],
    media: [{ productId: 5001 }],
  },
  members: [],
};

/** Hannah: herself and Emil are done, Ida is not. */
const weber: DemoHousehold = {
  email: 'hannah.weber@example.com',
  head: {
    photo: { seed: 9, hair: 'curly', skin: 0, glasses: true, takenDaysAgo: 20 },
    rental: { savedDaysAgo: 20, keys: ['A10', 'II', 'K', 'J'], shoeSize: '25.0' },
    signed: [{ waivers: ['SP-LIABILITY', 'SP-MEDIA'], daysAgo: 20 }],
    purchases: [{ productId: 5001, kind: 'orderLine', inDays: 1 }],
    media: [{ productId: 5001 }],
  },
  members: [
    {
      firstName: 'Emil',
      age: [10, 199],
      photo: { seed: 6, hair: 'short', skin: 0, takenDaysAgo: 20 },
      rental: { savedDaysAgo: 20, keys: ['A10', 'I', 'H', 'F'], shoeSize: '22.5' },
      registration: {
        savedDaysAgo: 20,
        primary: ['Hannah Weber', '+49 89 5550 1290'],
        alternate: ['Jonas Weber', '+49 89 5550 1291'],
        specialCondition: 'Wears a hearing aid on the left',
      },
      signed: [{ waivers: ['SP-LIABILITY'], daysAgo: 20 }],
      purchases: [{ productId: 5001, kind: 'orderLine', inDays: 1 }],
      media: [{ productId: 5001 }],
      skippedTaskIds: [7],
    },
    {
      firstName: 'Ida',
      age: [7, 61],
      purchases: [{ productId: 5001, kind: 'orderLine', inDays: 1 }],
      media: [{ productId: 5001 }],
    },
  ],
};

/** Kim: an administrator who also skis. */
const larsen: DemoHousehold = {
  email: 'kim.larsen@example.com',
  head: {
    signed: [{ waivers: ['SP-LIABILITY'], daysAgo: 12 }],
    purchases: [{ productId: 5002, kind: 'prepaidAccess' }],
    media: [{ productId: 5002 }],
  },
  members: [],
};

export const SMALL_HOUSEHOLDS = [carter, marino, raman, dubois, garcia, weber, larsen];
