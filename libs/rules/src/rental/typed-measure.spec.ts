import fc from 'fast-check';
import { heightItems, weightItems } from './chart.fixture';
import { areBands, feetText, isTypedOut, measureOf } from './typed-measure';

test.each([
  [{ whole: '5', inches: '6' }, true, 66],
  [{ whole: '5', inches: '' }, true, 60],
  [{ whole: '5', inches: '12' }, true, null],
  [{ whole: '', inches: '' }, true, undefined],
  [{ whole: '168' }, false, 168],
  [{ whole: ' 62 ' }, false, 62],
  [{ whole: '65.9' }, false, 65],
  [{ whole: '65,' }, false, 65],
  [{ whole: '5', inches: '6.5' }, true, 66],
  [{ whole: '65.95' }, false, null],
  [{ whole: '.5' }, false, null],
  [{ whole: 'tall' }, false, null],
] as const)('%j typed in feet: %s is %s', (typed, feet, value) => {
  expect(measureOf(typed, feet)).toBe(value);
});

test('what the next digit could still belong to is waited for', () => {
  expect(['', '1', '0', '6', '11'].map((text) => isTypedOut(text, 'in'))).toEqual([false, false, true, true, true]);
  expect(['1', '16', '168'].map((text) => isTypedOut(text, 'cm'))).toEqual([false, false, true]);
  expect(['18.', '180.5'].map((text) => isTypedOut(text, 'cm'))).toEqual([false, false]);
  expect(['62', '14', '140'].map((text) => isTypedOut(text, 'lb'))).toEqual([true, false, true]);
  expect(['28', '10', '100'].map((text) => isTypedOut(text, 'kg'))).toEqual([true, false, true]);
});

test('inches are written and read alike', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 119 }), (inches) => {
      const [whole = '', rest = ''] = feetText(inches).split(/['"]/);
      return measureOf({ whole, inches: rest }, true) === inches;
    }),
  );
});

test('a list of bands takes numbers, any other is chosen from', () => {
  expect(areBands(heightItems, 'height', 'imperial')).toBe(true);
  expect(areBands(weightItems, 'weight', 'metric')).toBe(true);
  expect(
    areBands(
      [{ listKey: 'S', listDescription: 'Small', listDescriptionMetric: null, dinLookupValue: 1 }],
      'height',
      'metric',
    ),
  ).toBe(false);
});
