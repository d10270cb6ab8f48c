import fc from 'fast-check';
import { findBand, listText, parseBand } from './band-text';
import { heightItems, type PrintedBand, printedHeights, printedWeights, weightItems } from './chart.fixture';
import { areBands } from './typed-measure';

test.each([
  [`4'11" – 5'1"`, 'height', { unit: 'in', min: 59, max: 61 }],
  ['4′11″ to 5′1″', 'height', { unit: 'in', min: 59, max: 61 }],
  ['4 ft 11 in - 5 ft 1 in', 'height', { unit: 'in', min: 59, max: 61 }],
  [`4'10" or less`, 'height', { unit: 'in', min: null, max: 58 }],
  [`under 4'11"`, 'height', { unit: 'in', min: null, max: 58 }],
  [`6'5" and over`, 'height', { unit: 'in', min: 77, max: null }],
  [`6'5"+`, 'height', { unit: 'in', min: 77, max: null }],
  [`Over 6'4"`, 'height', { unit: 'in', min: 77, max: null }],
  [`5'`, 'height', { unit: 'in', min: 60, max: 60 }],
  ['148-157 cm', 'height', { unit: 'cm', min: 148, max: 157 }],
  ['over 194 cm', 'height', { unit: 'cm', min: 195, max: null }],
  ['49 - 57 lbs', 'weight', { unit: 'lb', min: 49, max: 57 }],
  ['210+ lb', 'weight', { unit: 'lb', min: 210, max: null }],
  ['95 kg and more', 'weight', { unit: 'kg', min: 95, max: null }],
  ['less than 30 lb', 'weight', { unit: 'lb', min: null, max: 29 }],
  ['Average', 'weight', null],
  ['Code 7', 'weight', null],
] as const)('%s (%s) is read', (text, measure, band) => {
  expect(parseBand(text, measure)).toEqual(band);
});

test('each entry shows the text of its own unit; one without a metric text shows the only one it has', () => {
  expect(listText(heightItems[1]!, 'imperial')).toBe(`4'11"–5'1"`);
  expect(listText(heightItems[1]!, 'metric')).toBe('149–157 cm');
  expect(listText({ listDescription: 'Type I', listDescriptionMetric: null }, 'metric')).toBe('Type I');
});

test('a translation is what is read; the band stays that of the English text', () => {
  const [upTo] = heightItems;
  const inGerman = { ...upTo!, translation: { listDescription: `Bis 4'10"`, listDescriptionMetric: 'Bis 148 cm' } };
  expect([listText(inGerman, 'imperial'), listText(inGerman, 'metric')]).toEqual([`Bis 4'10"`, 'Bis 148 cm']);
  expect(findBand([inGerman], 'height', 50, 'imperial')?.listKey).toBe('H');
  expect(areBands([inGerman], 'height', 'metric')).toBe(true);
});

test('a text that has no translation is read in English, metric or not', () => {
  const [, second] = heightItems;
  expect(listText({ ...second!, translation: {} }, 'metric')).toBe('149–157 cm');
  expect(listText({ ...second!, translation: { listDescription: '1,50 m' } }, 'metric')).toBe('149–157 cm');
  const type = { listDescription: 'Type I', listDescriptionMetric: null, translation: { listDescription: 'Typ I' } };
  expect(listText(type, 'metric')).toBe('Typ I');
});

const edges = (bands: readonly PrintedBand[], system: 'imperial' | 'metric') =>
  bands.flatMap(({ key, [system]: [min, max] }) =>
    [min, max].flatMap((edge) => (edge === null ? [] : [[edge, key] as const])),
  );

describe.each(['imperial', 'metric'] as const)('every edge of the printed chart, %s', (system) => {
  test.each(edges(printedHeights, system))('a height of %d is in band %s', (value, key) => {
    expect(findBand(heightItems, 'height', value, system)?.listKey).toBe(key);
  });
  test.each(edges(printedWeights, system))('a weight of %d is in band %s', (value, key) => {
    expect(findBand(weightItems, 'weight', value, system)?.listKey).toBe(key);
  });
});

test.each([
  ['height', heightItems, 'imperial', [10, 58.9, 99], ['H', 'H', 'M']],
  ['height', heightItems, 'metric', [50, 148.5, 166.9, 230], ['H', 'H', 'J', 'M']],
  ['weight', weightItems, 'imperial', [21.9, 400], [undefined, 'M']],
  ['weight', weightItems, 'metric', [9.9, 57.5, 180], [undefined, 'I', 'M']],
] as const)(
  '%s: between two whole units the lower one counts, open ends hold everybody',
  (measure, items, system, values, keys) => {
    expect(values.map((value) => findBand(items, measure, value, system)?.listKey)).toEqual(keys);
  },
);

test('whatever is typed from the first band on falls into exactly one band, in both units', () => {
  const lists = [
    ['height', heightItems, 0],
    ['weight', weightItems, 22],
  ] as const;
  fc.assert(
    fc.property(
      fc.constantFrom(...lists),
      fc.constantFrom('imperial' as const, 'metric' as const),
      fc.double({ min: 0, max: 300, noNaN: true }),
      ([measure, items, lowest], system, value) => {
        const found = items.filter((item) => findBand([item], measure, value + lowest, system));
        expect(found).toHaveLength(1);
      },
    ),
  );
});

test('an entry whose text is in another unit, or is no band, holds no number', () => {
  const items = [
    { listDescription: `4'11"–5'1"`, listDescriptionMetric: null },
    { listDescription: 'Tall', listDescriptionMetric: 'Tall' },
  ];
  expect(findBand(items, 'height', 150, 'metric')).toBeUndefined();
});
