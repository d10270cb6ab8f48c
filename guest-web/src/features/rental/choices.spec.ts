import { speak } from '../../words/words';
import { bandChoices, skierChoice, wordedChoice } from './choices';

const item = (
  listKey: string,
  listDescription: string,
  dinLookupValue = 1,
  listDescriptionMetric: string | null = null,
) => ({
  listKey,
  listDescription,
  listDescriptionMetric,
  dinLookupValue,
});

test('heights are offered in the units of the guest as the chart prints them, without the retired ones', () => {
  const heights = [item('I', `4'11"–5'1"`, 9, '149–157 cm'), item('X', 'Measured at the counter', -1)];
  expect(bandChoices(heights, 'imperial')).toEqual([{ value: 'I', label: `4'11"–5'1"` }]);
  expect(bandChoices(heights, 'metric')).toEqual([{ value: 'I', label: '149–157 cm' }]);
});

test('a skier type is a name and what it means', () => {
  expect(wordedChoice(item('I', 'Type I · cautious on gentle slopes; new skiers'))).toEqual({
    value: 'I',
    label: 'Type I',
    description: 'Cautious on gentle slopes; new skiers.',
  });
  expect(wordedChoice(item('II', 'Type II'))).toEqual({ value: 'II', label: 'Type II' });
});

test('a translation is split the same, and has one full stop of its own', () => {
  const japanese = { ...item('I', 'Type I · new skiers'), translation: { listDescription: 'タイプI · 初めての方。' } };
  expect(wordedChoice(japanese)).toEqual({ value: 'I', label: 'タイプI', description: '初めての方。' });
});

test("on a page that is read from the right, the standard's English keeps its own order, full stop last", () => {
  Object.defineProperty(globalThis, 'document', { value: { documentElement: {} }, configurable: true });
  speak({ tag: 'ar', words: {} as never });
  expect(skierChoice(item('I', 'Type I · new skiers'), { I: 'حذر' })).toMatchObject({
    label: 'حذر',
    description: '\u2068Type I: New skiers.\u2069',
  });
  speak({ tag: 'en' });
});
