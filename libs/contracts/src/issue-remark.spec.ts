import { z } from 'zod';
import { activityWriteSchema, languageSchema, taskTypeWriteSchema, taskWriteSchema, themeSchema } from './index';
import { remarkOf, speakInWords } from './issue-remark';
import { idSchema } from './primitives';
import { remarkDetail } from './remark';

beforeAll(speakInWords);

const wordsOf = (schema: z.ZodType, value: unknown) =>
  schema.safeParse(value).error?.issues.map(({ message }) => message);

test.each<[string, z.ZodType, unknown, string]>([
  ['too small a number', activityWriteSchema, { name: 'A', ageMin: -1 }, 'Enter 0 or more.'],
  ['too large a number', taskTypeWriteSchema, { effectiveDays: 99_999 }, 'Enter 36500 or less.'],
  ['half a year', activityWriteSchema, { name: 'A', ageMin: 1.5 }, 'Enter a whole number.'],
  ['no number', activityWriteSchema, { name: 'A', ageMin: 'four' }, 'Enter a number.'],
  ['too long a text', activityWriteSchema, { name: 'A'.repeat(201) }, 'Enter at most 200 characters.'],
  ['no day', taskWriteSchema, { name: 'A', taskTypeId: 4, validationDate: 'soon' }, 'Enter a date.'],
  ['nothing', activityWriteSchema, {}, 'This is required.'],
  ['nothing chosen', taskWriteSchema, { name: 'A' }, 'This is required.'],
  ['a field of its own', activityWriteSchema, { name: 'A', nonsense: 1 }, 'This field is not known.'],
  ['a width between the steps', themeSchema, { general: { logoWelcomeWidth: 120 } }, 'Enter a multiple of 50.'],
  ['a text that is none', languageSchema, { home: { greeting: 7 } }, 'Enter a text.'],
  ['none of the choices', z.enum(['a', 'b']), 'c', 'Choose one of the offered values.'],
  ['an empty list', z.array(z.string()).min(1), [], 'Choose at least 1.'],
  ['no address', z.email(), 'nobody', 'Enter an e-mail address.'],
  ['either of two', z.union([z.number(), z.boolean()]), 'c', 'This is not valid.'],
  ['no id', z.object({ locationId: idSchema }), {}, 'This is required.'],
  ['an empty id', idSchema, '', 'This is required.'],
  ['an id that is nothing', idSchema, null, 'This is required.'],
  ['an id of spaces', idSchema, ' ', 'This is required.'],
  ['an id in letters', idSchema, 'one', 'Enter a number.'],
  ['half an id', idSchema, '1.5', 'Enter a whole number.'],
  ['not above', z.number().gt(3), 3, 'Enter more than 3.'],
])('%s is told in words', (_case, schema, value, words) => {
  expect(wordsOf(schema, value)).toEqual([words]);
});

test('a rule of the schema is told in words too', () => {
  expect(wordsOf(activityWriteSchema, { name: 'A', ageMin: 9, ageMax: 3 })).toEqual([
    'The lowest age cannot be above the highest',
  ]);
});

test('what is missing is told from what is wrong, also once the check is over', () => {
  const codes = (value: unknown) =>
    activityWriteSchema.safeParse(value).error?.issues.map((issue) => [issue.path[0], remarkOf(issue)?.code]);
  expect(codes({ name: 7, ageMin: 'x' })).toEqual([
    ['name', 'text'],
    ['ageMin', 'number'],
  ]);
  expect(codes({})).toEqual([['name', 'required']]);
});

test('a rule of the schema travels by its code; one without a code has only its own words', () => {
  const [issue] = activityWriteSchema.safeParse({ name: 'A', ageMin: 9, ageMax: 3 }).error?.issues ?? [];
  expect(issue && remarkOf(issue)).toEqual({ code: 'ages' });
  const [own] =
    z
      .string()
      .refine(() => false, 'Not so')
      .safeParse('x').error?.issues ?? [];
  expect([own?.message, own && remarkOf(own)]).toEqual(['Not so', undefined]);
});

test('the English names a few, and how many more', () => {
  expect(remarkDetail({ code: 'inUse', params: { names: ['Lodge', 'Hut'], more: 2 } })).toBe(
    'It is used by Lodge, Hut and 2 more. Remove it there first.',
  );
});

test('an id is read as an address carries it, and as a body does', () => {
  expect([idSchema.parse('100001'), idSchema.parse(100001)]).toEqual([100001, 100001]);
  expect(idSchema.optional().parse(undefined)).toBeUndefined();
});
