import { REFERENCE_LISTS } from './reference-lists';

test('each list has entries to offer and one that is kept but not offered', () => {
  for (const entries of Object.values(REFERENCE_LISTS)) {
    expect(entries.filter(({ dinLookupValue }) => dinLookupValue === -1)).toHaveLength(1);
    expect(entries.length).toBeGreaterThan(3);
    expect(new Set(entries.map(({ listKey }) => listKey)).size).toBe(entries.length);
    expect(new Set(entries.map(({ listDescription }) => listDescription)).size).toBe(entries.length);
  }
});

test('the weight bands touch and leave nobody out', () => {
  const offered = REFERENCE_LISTS.weight.filter(({ dinLookupValue }) => dinLookupValue > -1).map(({ listDescription }) => listDescription);
  expect(offered).toHaveLength(13);
  expect(offered.slice(0, 3)).toEqual(['29 lb and under', '30–38 lb', '39–47 lb']);
  expect(offered.slice(-2)).toEqual(['175–209 lb', '210 lb and over']);
});
