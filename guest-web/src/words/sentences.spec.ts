import type { Words } from './catalogue';
import { sentences } from './sentences';
import { speak } from './words';

test('sentences follow each other as the language writes them', () => {
  Object.defineProperty(globalThis, 'document', { value: { documentElement: {} }, configurable: true });
  speak({ tag: 'de', words: {} as Words });
  expect(sentences('Eins.', 'Zwei.')).toBe('Eins. Zwei.');
  speak({ tag: 'ja', words: {} as Words });
  expect(sentences('一つ目です。', '二つ目です。')).toBe('一つ目です。二つ目です。');
});
