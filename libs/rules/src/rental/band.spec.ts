import fc from 'fast-check';
import { type Band, convertBand, isInBand } from './band';
import { bandText, displayBand, findBand, parseBand } from './band-text';

test.each([
  [`4'11" – 5'1"`, 'height', '150–156 cm'],
  [`4′11″ to 5′1″`, 'height', '150–156 cm'],
  ['4 ft 11 in - 5 ft 1 in', 'height', '150–156 cm'],
  [`4'10" or less`, 'height', 'up to 149 cm'],
  [`under 4'11"`, 'height', 'up to 149 cm'],
  [`6'5" and over`, 'height', '196 cm or more'],
  [`6'5"+`, 'height', '196 cm or more'],
  [`Over 6'4"`, 'height', '196 cm or more'],
  [`5'`, 'height', '152–154 cm'],
  ['49–57 lb', 'weight', '22–25 kg'],
  ['49 - 57 lbs', 'weight', '22–25 kg'],
  ['210+ lb', 'weight', '95 kg or more'],
  ['210 lb and over', 'weight', '95 kg or more'],
  ['less than 30 lb', 'weight', 'up to 13 kg'],
] as const)('%s (%s) in metric is %s', (text, measure, expected) => {
  expect(displayBand(text, measure, 'metric')).toBe(expected);
});

test.each([
  ['148-157 cm', 'height', `4'10"–5'1"`],
  ['over 194 cm', 'height', `6'5" or more`],
  ['22-25 kg', 'weight', '49–56 lb'],
] as const)('%s (%s) in imperial is %s', (text, measure, expected) => {
  expect(displayBand(text, measure, 'imperial')).toBe(expected);
});

test('what is in the wanted system already, or is no band, stays as the list has it', () => {
  expect(displayBand(`4'11" – 5'1"`, 'height', 'imperial')).toBe(`4'11" – 5'1"`);
  expect(displayBand('148-157 cm', 'height', 'metric')).toBe('148-157 cm');
  expect(displayBand('Average', 'weight', 'metric')).toBe('Average');
  expect(displayBand('Code 7', 'weight', 'metric')).toBe('Code 7');
});

test('an entry that has both systems shows the wanted one', () => {
  expect(displayBand('49–57 lb (22–25 kg)', 'weight', 'metric')).toBe('22–25 kg');
  expect(displayBand('49–57 lb (22–25 kg)', 'weight', 'imperial')).toBe('49–57 lb');
  expect(displayBand(`4'11" - 5'1" / 150-156 cm`, 'height', 'metric')).toBe('150-156 cm');
});

test('the band of a value that somebody typed', () => {
  const heights = [`4'10" or less`, `4'11" – 5'1"`, `5'2" – 5'5"`, `5'6" or more`].map((listDescription, index) => ({
    listKey: `H${index}`,
    listDescription,
  }));
  const found = (value: number, system: 'metric' | 'imperial') => findBand(heights, 'height', value, system)?.listKey;
  expect([149, 150, 156, 156.5, 157, 167, 168, 230].map((centimetres) => found(centimetres, 'metric'))).toEqual([
    'H0',
    'H1',
    'H1',
    'H1',
    'H2',
    'H2',
    'H3',
    'H3',
  ]);
  expect([58, 59, 61.5, 62, 66].map((inches) => found(inches, 'imperial'))).toEqual(['H0', 'H1', 'H1', 'H2', 'H3']);
});

test('bands that touch still touch in the other system: nobody falls between two of them', () => {
  fc.assert(
    fc.property(
      fc.constantFrom('height' as const, 'weight' as const),
      fc.integer({ min: 20, max: 90 }),
      fc.integer({ min: 3, max: 30 }),
      (measure, start, width) => {
        const unit = measure === 'height' ? 'in' : 'lb';
        const lower: Band = { unit, min: null, max: start - 1 };
        const middle: Band = { unit, min: start, max: start + width - 1 };
        const upper: Band = { unit, min: start + width, max: null };
        const bands = [lower, middle, upper].map((band) => convertBand(band, measure, 'metric'));
        for (let value = 0; value < 400; value += 1) expect(bands.filter((band) => isInBand(value, band))).toHaveLength(1);
      },
    ),
  );
});

test('a band that was written can be read again', () => {
  const anyBand = fc.tuple(
    fc.constantFrom('in' as const, 'cm' as const),
    fc.option(fc.integer({ min: 12, max: 250 })),
    fc.integer({ min: 0, max: 40 }),
    fc.boolean(),
  );
  fc.assert(
    fc.property(anyBand, ([unit, min, width, isOpen]) => {
      const band: Band = { unit, min, max: min !== null && isOpen ? null : (min ?? 30) + width };
      expect(parseBand(bandText(band), 'height')).toEqual(band);
    }),
  );
});
