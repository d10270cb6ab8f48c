import { findLocation } from './match';

const locations = [
  { id: 1, name: 'Main Lodge' },
  { id: 2, name: 'Ski School – North' },
  { id: 3, name: '1848' },
  { id: 4, name: 'Spaß/Tor 3' },
];

test.each([
  ['1', 1],
  ['main-lodge', 1],
  ['MAIN LODGE', 1],
  ['Main-lodge', 1],
  ['ski-school-north', 2],
  ['ski school - north', 2],
  ['SPASS/TOR 3', 4],
])('%s finds location %i', (typed, id) => {
  expect(findLocation(locations, typed)?.id).toBe(id);
});

test('what is numeric is an id, never a name', () => {
  expect(findLocation(locations, '1848')).toBeUndefined();
});

test('an unknown name finds nothing', () => {
  expect(findLocation(locations, 'mainlodge')).toBeUndefined();
  expect(findLocation(locations, '')).toBeUndefined();
});
