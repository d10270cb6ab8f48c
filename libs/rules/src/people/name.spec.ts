import { fullName, initials } from './name';

test.each([
  ['Ana', 'Berg', 'AB'],
  ['élodie', 'ünal', 'ÉÜ'],
  ['e\u0301lodie', 'Roy', 'ÉR'],
  ['李', '小龙', '李小'],
  ['Мария', 'Иванова', 'МИ'],
  ['👩‍👧 Mum', 'Berg', '👩‍👧B'],
  ['Q\u0307ien', 'नि\u0937ा', 'Q\u0307नि'],
  ['がく', '한글', 'が한'],
  ['Madonna', '', 'M'],
  [' ', ' ', '?'],
])('initials of %s %s are %s', (firstName, lastName, expected) => {
  expect(initials({ firstName, lastName })).toBe(expected);
});

test('a browser that cannot part letters shows the first one without its marks', () => {
  const { Segmenter } = Intl;
  Reflect.deleteProperty(Intl, 'Segmenter');
  try {
    expect(initials({ firstName: 'عمر', lastName: 'नि\u0937ा' })).toBe('عन');
  } finally {
    Object.assign(Intl, { Segmenter });
  }
});

test('a full name can be typed back: single spaces, composed characters', () => {
  expect(fullName({ firstName: ' Jose\u0301  Luis ', lastName: 'García ' })).toBe('José Luis García');
});
