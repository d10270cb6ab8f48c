import { flatten, unflatten, withDefaults } from './json';

const defaults = { home: { title: 'Ready?', button: 'Check in' } };

test('without overwriting only missing keys are filled', () => {
  const values = { home: { title: 'Grüezi', button: '' }, own: { key: 1 } };
  expect(withDefaults(values, defaults, false)).toEqual({ home: { title: 'Grüezi', button: 'Check in' }, own: { key: 1 } });
});

test('overwriting takes every default and keeps unknown keys', () => {
  const values = { home: { title: 'Grüezi', extra: 'x' }, own: { key: 1 } };
  expect(withDefaults(values, defaults, true)).toEqual({ home: { title: 'Ready?', button: 'Check in', extra: 'x' }, own: { key: 1 } });
});

test('flattened and back is the same', () => {
  expect(flatten(defaults)).toEqual({ 'home.title': 'Ready?', 'home.button': 'Check in' });
  expect(unflatten(flatten(defaults))).toEqual(defaults);
});
