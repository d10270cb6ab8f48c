import fc from 'fast-check';
import { recipientHint } from './recipient-hint';

test.each([
  ['emma.carter@example.com', 'e•••@example.com'],
  ['a@b.at', 'a•••@b.at'],
  ['+43 660 1234589', '•••89'],
  ['7', '•••7'],
  ['', '•••'],
])('%s is shown as %s', (recipient, hint) => {
  expect(recipientHint(recipient)).toBe(hint);
});

test('however long the name before the at sign is, its first letter is all that is told', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[a-z][a-z0-9.]{4,30}$/), (name) => {
      expect(recipientHint(`${name}@example.com`)).toBe(`${name[0]}•••@example.com`);
    }),
  );
});
