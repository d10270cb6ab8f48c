import type { Words } from '../../words/catalogue';
import { speak } from '../../words/words';
import { keptLine } from './kept-line';

beforeEach(() => {
  const documentElement = { lang: '', dir: '' };
  Object.defineProperty(globalThis, 'document', { value: { documentElement }, configurable: true });
});

test('a range and its unit stay together, and the sign between two answers stays with the first', () => {
  speak({ tag: 'en' });
  expect(keptLine(['167–178 cm', 'Regular'])).toBe('167–\u2060178\u00a0cm\u00a0· Regular');
});

test('from the right each answer is read from its own side', () => {
  speak({ tag: 'ar', words: {} as Words });
  expect(keptLine(['38', 'عادية'])).toBe('\u206838\u2069\u00a0· \u2068عادية\u2069');
});
