import type { DemoHousehold } from './member';

/** James: what he bought decides what the ski school asks. */
const oconnor: DemoHousehold = {
  email: 'james.oconnor@example.com',
  head: {
    phone: '+1 720 555 0165',
    purchases: [{ productId: 5006, kind: 'orderLine', inDays: 1 }],
    media: [{ productId: 5006 }],
  },
  members: [
    {
      firstName: 'Aoife',
      age: [40, 160],
      photo: { seed: 19, hair: 'long', skin: 0, takenDaysAgo: 300 },
      purchases: [
        { productId: 5005, kind: 'orderLine', status: 'cancelled', inDays: 1 },
        { productId: 5005, kind: 'orderLine', inDays: 200 },
      ],
    },
    {
      firstName: 'Fiona',
      age: [8, 20],
      purchases: [{ productId: 5004, kind: 'orderLine', inDays: 1 }],
      media: [{ productId: 5004 }],
    },
    {
      firstName: 'Declan',
      age: [5, 240],
      rental: { savedDaysAgo: 380, keys: ['A09', 'I', 'H', 'C'], shoeSize: '17.0' },
      registration: {
        savedDaysAgo: 380,
        primary: ['James O’Connor', '+1 720 555 0165'],
        alternate: ['Aoife O’Connor', '+1 720 555 0166'],
      },
      purchases: [{ productId: 5003, kind: 'transaction', status: 'closed', inDays: 1 }],
    },
  ],
};

/** Olexandra: names that are long, and names in four scripts. */
const vyshnevetska: DemoHousehold = {
  email: 'oleksandra.vyshnevetska@example.com',
  head: {
    photo: { seed: 31, hair: 'long', skin: 0, takenDaysAgo: 60 },
    purchases: [{ productId: 5001, kind: 'orderLine', inDays: 0 }],
  },
  members: [
    {
      firstName: 'محمد عبد الرحمن',
      lastName: 'الفاروقي',
      age: [44, 190],
      photo: { seed: 3, hair: 'short', skin: 2, beard: true, takenDaysAgo: 60 },
    },
    {
      firstName: 'Maximilian-Alexander Bartholomäus',
      lastName: 'Wolfeschlegelsteinhausenbergerdorff-Featherstonehaugh',
      age: [16, 77],
    },
    {
      firstName: '美咲',
      lastName: '山本',
      age: [11, 5],
      photo: { seed: 18, hair: 'braids', skin: 0, takenDaysAgo: 60 },
    },
    { firstName: 'Христина-Анастасія', age: [4, 310] },
  ],
};

/** Henrik: nine at the table, from an infant to a grandmother, in every state that a member can be in. */
const lindqvist: DemoHousehold = {
  email: 'henrik.lindqvist@example.com',
  head: {
    phone: '+46 8 555 01 020',
    photo: { seed: 4, hair: 'short', skin: 0, beard: true, takenDaysAgo: 90 },
    rental: { savedDaysAgo: 90, keys: ['A10', 'III', 'L', 'L'], shoeSize: '29.0' },
    signed: [{ waivers: ['SP-LIABILITY', 'SP-RENTAL'], daysAgo: 3 }],
    purchases: [{ productId: 5002, kind: 'prepaidAccess' }],
    media: [{ productId: 5002 }],
  },
  members: [
    {
      firstName: 'Astrid',
      age: [39, 33],
      photo: { seed: 8, hair: 'bun', skin: 0, takenDaysAgo: 90 },
      rental: { savedDaysAgo: 366, keys: ['A10', 'II', 'K', 'I'], shoeSize: '25.5' },
      purchases: [{ productId: 5002, kind: 'prepaidAccess' }],
      media: [{ productId: 5002, printedDaysAgo: 2 }],
    },
    {
      firstName: 'Linnea',
      age: [17, 20],
      photo: { seed: 7, hair: 'long', skin: 0, takenDaysAgo: 90 },
      purchases: [{ productId: 5010, kind: 'orderLine', inDays: 4 }],
    },
    { firstName: 'Freja', age: [15, 250], purchases: [{ productId: 5007, kind: 'orderLine', inDays: 2 }] },
    {
      firstName: 'Oskar',
      age: [12, 119],
      photo: { seed: 11, hair: 'short', skin: 0, takenDaysAgo: 1200 },
      registration: {
        savedDaysAgo: 30,
        primary: ['Henrik Lindqvist', '+46 8 555 01 020'],
        alternate: ['Birgitta Lindqvist', '+46 8 555 01 099'],
        drugAllergy: 'Penicillin',
      },
      purchases: [{ productId: 5008, kind: 'orderLine', inDays: 1 }],
      media: [{ productId: 5008 }],
    },
    {
      firstName: 'Saga',
      age: [7, 300],
      photo: { seed: 13, hair: 'braids', skin: 0, takenDaysAgo: 90 },
      purchases: [{ productId: 5004, kind: 'orderLine', inDays: 1 }],
    },
    { firstName: 'Nils', age: [2, 180] },
    { firstName: 'Ella', age: [0, 240] },
    {
      firstName: 'Birgitta',
      age: [74, 66],
      photo: { seed: 2, hair: 'bun', skin: 0, glasses: true, takenDaysAgo: 900 },
      skippedTaskIds: [7],
    },
  ],
};

export const LARGE_HOUSEHOLDS = [oconnor, vyshnevetska, lindqvist];
