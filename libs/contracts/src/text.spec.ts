import { lineText, nameSchema } from './text';

test('a name that was copied with marks of direction is the name (D68)', () => {
  expect(nameSchema.parse('\u2068نور\u2069')).toBe('نور');
  expect(nameSchema.parse(' \u202aEmma\u202c\u200f ')).toBe('Emma');
  expect(lineText(4).parse('\u2068Emma\u2069')).toBe('Emma');
  expect(nameSchema.safeParse('\u2068\u2069').error?.issues).toMatchObject([{ code: 'too_small' }]);
});

test('what joins or parts letters stays, what cannot be kept is refused', () => {
  expect(nameSchema.parse('می\u200cخواهم')).toBe('می\u200cخواهم');
  for (const name of ['a\0b', 'Em\nma', '\u200b'])
    expect(nameSchema.safeParse(name).error?.issues).toMatchObject([{ params: { remark: 'characters' } }]);
});
