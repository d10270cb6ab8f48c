import fc from 'fast-check';
import { findBand } from './band-text';
import { heightItems, weightItems } from './chart.fixture';
import { isBeyondAge, isUnusual, usualRange } from './plausible';

test.each([
  ['height', 77, 'imperial', 9, true],
  ['height', 51, 'imperial', 9, false],
  ['height', 130, 'metric', 9, false],
  ['height', 195, 'metric', 9, true],
  ['weight', 62, 'imperial', 9, false],
  ['weight', 6, 'imperial', 9, true],
  ['weight', 200, 'metric', 40, false],
  ['height', 119, 'imperial', 31, true],
  ['height', 85, 'imperial', 31, false],
  ['weight', 700, 'imperial', 31, true],
  ['weight', 80, 'imperial', 31, true],
  ['weight', 90, 'imperial', 31, false],
  ['weight', 41, 'metric', 18, false],
  ['height', 54, 'imperial', 31, true],
  ['height', 55, 'imperial', 31, false],
  ['height', 137, 'metric', 18, true],
  ['height', 90, 'metric', 1, false],
  ['height', 90, 'metric', null, false],
] as const)('a %s of %d (%s) at %s years is asked about: %s', (measure, value, system, age, isAsked) => {
  expect(isUnusual(measure, value, system, age)).toBe(isAsked);
});

test('what most children measure is said in the units of the guest', () => {
  expect(usualRange('height', 9, 'metric')).toEqual([113, 159]);
  expect(usualRange('height', 9, 'imperial')).toEqual([44, 63]);
  expect(usualRange('weight', 40, 'metric')).toBeUndefined();
});

const at = (items: typeof heightItems, key: string) => items.find(({ listKey }) => listKey === key)!;

test('a band where nobody of that age can be is impossible; a rare one is not', () => {
  expect(isBeyondAge(at(heightItems, 'M'), 'height', 6)).toBe(true);
  expect(isBeyondAge(at(heightItems, 'L'), 'height', 9)).toBe(false);
  expect(isBeyondAge(at(weightItems, 'M'), 'weight', 4)).toBe(true);
  expect(isBeyondAge(at(weightItems, 'A'), 'weight', 40)).toBe(true);
  expect(isBeyondAge(at(heightItems, 'M'), 'height', 40)).toBe(false);
  expect(isBeyondAge(at(heightItems, 'X'), 'height', 6)).toBe(false);
  expect(isBeyondAge(at(heightItems, 'M'), 'height', null)).toBe(false);
});

const ages = fc.integer({ min: 2, max: 17 });
const systems = fc.constantFrom('imperial' as const, 'metric' as const);

test('nothing usual is ever asked about or refused, in either unit', () => {
  const measures = fc.constantFrom(['height', heightItems] as const, ['weight', weightItems] as const);
  fc.assert(
    fc.property(
      measures,
      ages,
      systems,
      fc.double({ min: 0, max: 1, noNaN: true }),
      ([measure, items], age, system, share) => {
        const [least, most] = usualRange(measure, age, system)!;
        const value = Math.round(least + share * (most - least));
        const band = findBand(items, measure, value, system);
        return !isUnusual(measure, value, system, age) && (band === undefined || !isBeyondAge(band, measure, age));
      },
    ),
  );
});

test('what is impossible would have been asked about first', () => {
  fc.assert(
    fc.property(ages, systems, fc.integer({ min: 1, max: 300 }), (age, system, value) => {
      const band = findBand(heightItems, 'height', value, system);
      return band === undefined || !isBeyondAge(band, 'height', age) || isUnusual('height', value, system, age);
    }),
  );
});

test('the larger a child is told to be, the more it is asked about', () => {
  fc.assert(
    fc.property(ages, fc.integer({ min: 150, max: 299 }), (age, value) =>
      isUnusual('height', value, 'metric', age) ? isUnusual('height', value + 1, 'metric', age) : true,
    ),
  );
});
