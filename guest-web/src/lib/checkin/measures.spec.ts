import { measureText } from './measures';

test('a number keeps its unit on its line', () => {
  expect(measureText('height', 95, 'metric', 'en')).toBe('95\u00a0cm');
  expect(measureText('weight', 62, 'imperial', 'en')).toBe('62\u00a0lb');
});
