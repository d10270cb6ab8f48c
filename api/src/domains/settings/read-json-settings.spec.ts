import { DomainError } from '../../platform/calls/domain-error';
import { readJsonSettings } from './read-json-settings';

function wrong(field: 'languageSettings' | 'themeSettings', value: string): unknown {
  try {
    readJsonSettings(field, value);
  } catch (error) {
    return (error as DomainError).options.errors;
  }
  return 'accepted';
}

test('what is sent is kept as it is, unknown keys too, without the defaults', () => {
  expect(readJsonSettings('themeSettings', '{"mine":{"a":1},"general":{"logoUrl":"/a.svg"}}')).toEqual({
    mine: { a: 1 },
    general: { logoUrl: '/a.svg' },
  });
});

test('signs of other scripts and pictures are kept', () => {
  expect(readJsonSettings('languageSettings', '{"a":"⛷ ski 滑雪 \\ud83c\\udfbf"}')).toEqual({ a: '⛷ ski 滑雪 🎿' });
});

test('every wrong value is named by its path', () => {
  expect(wrong('themeSettings', '{"buttons":{"primary":{"color":"red","backgroundColor":"blue"}}}')).toEqual([
    { path: 'themeSettings.buttons.primary.backgroundColor', code: 'colour', message: 'Use a colour like #0B6E99' },
    { path: 'themeSettings.buttons.primary.color', code: 'colour', message: 'Use a colour like #0B6E99' },
  ]);
});

test.each(['', '{', '7', 'null', '[]', '"{}"', '{"a":"\\u0000"}', '{"a":"\\ud83d"}'])(
  '%s is refused as a whole',
  (value) => {
    expect(wrong('languageSettings', value)).toEqual([
      { path: 'languageSettings', code: expect.any(String), message: expect.any(String) },
    ]);
  },
);

test('a key that would change the object itself is left out', () => {
  const value = readJsonSettings('languageSettings', '{"__proto__":{"polluted":true}}');
  expect(Object.keys(value)).toEqual([]);
  expect((value as { polluted?: boolean }).polluted).toBeUndefined();
});
