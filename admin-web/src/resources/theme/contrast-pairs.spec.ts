import { defaultTheme } from '@arrival/contracts';
import { weakPairs } from './contrast-pairs';

test('the default theme can be read', () => {
  expect(weakPairs(defaultTheme)).toEqual([]);
});

test('what no page draws is not warned of', () => {
  expect(
    weakPairs({
      mediaCard: { backgroundColor: '#FFF', textColor: '#FFF' },
      sidebar: { backgroundColor: '#000', textColor: '#111' },
    }),
  ).toEqual([]);
});

test('yellow on white is told with its ratio; a colour that is still typed is not judged', () => {
  const weak = weakPairs({
    buttons: { primary: { backgroundColor: '#FFFFFF', color: '#FFEE00' } },
    footer: { backgroundColor: '#0B1', textColor: '#0B' },
  });
  expect(weak.map(({ name }) => name)).toEqual(['primary']);
  expect(weak[0]?.ratio).toBeCloseTo(1.2, 1);
});
