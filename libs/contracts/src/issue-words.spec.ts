import { z } from 'zod';
import { activityWriteSchema, languageSchema, taskTypeWriteSchema, taskWriteSchema, themeSchema } from './index';
import { speakInWords } from './issue-words';

beforeAll(speakInWords);

const wordsOf = (schema: z.ZodType, value: unknown) => schema.safeParse(value).error?.issues.map(({ message }) => message);

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
  ['not above', z.number().gt(3), 3, 'Enter more than 3.'],
])('%s is told in words', (_case, schema, value, words) => {
  expect(wordsOf(schema, value)).toEqual([words]);
});

test('words that a schema has of its own stay', () => {
  expect(wordsOf(activityWriteSchema, { name: 'A', ageMin: 9, ageMax: 3 })).toEqual(['The lowest age cannot be above the highest']);
});
