import { flatten, unflatten, withDefaults } from './json';

const defaults = { home: { title: 'Ready?', button: 'Check in' } };

test('only what is to be filled is filled', () => {
  const values = { home: { title: 'Grüezi' }, own: { key: 1 } };
  const filled = { home: { title: 'Grüezi', button: 'Check in' }, own: { key: 1 } };
  expect(withDefaults(values, defaults, (_, path) => path === 'home.button')).toEqual(filled);
});

test('overwriting takes every default and keeps unknown keys', () => {
  const values = { home: { title: 'Grüezi', extra: 'x' }, own: { key: 1 } };
  expect(withDefaults(values, defaults, () => true)).toEqual({
    home: { title: 'Ready?', button: 'Check in', extra: 'x' },
    own: { key: 1 },
  });
});

test('flattened and back is the same', () => {
  expect(flatten(defaults)).toEqual({ 'home.title': 'Ready?', 'home.button': 'Check in' });
  expect(unflatten(flatten(defaults))).toEqual(defaults);
});
