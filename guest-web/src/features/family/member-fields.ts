import { birthProblem, isKeepableLine, withoutMarks } from '@arrival/contracts';
import type { InputHTMLAttributes } from 'react';
import { today } from '../../lib/today';
import type { family } from '../../words/family';
import type { fields } from '../../words/fields';
import type { Said } from '../../words/section';

type Name = 'firstName' | 'lastName' | 'dateOfBirth' | 'email' | 'phone';
interface MemberField {
  name: Name;
  explained?: 'dateOfBirthHint';
  optional?: boolean;
  input: InputHTMLAttributes<HTMLInputElement>;
  /** What is read of what was typed or pasted. */
  read?: (typed: string) => string;
  wrong: keyof typeof family.english & `${Name}${'Missing' | 'Wrong'}`;
}

const name = { autoComplete: 'off', autoCapitalize: 'words', maxLength: 100 };

export const memberFields: readonly MemberField[] = [
  { name: 'firstName', input: name, wrong: 'firstNameMissing' },
  { name: 'lastName', input: name, wrong: 'lastNameMissing' },
  {
    name: 'dateOfBirth',
    explained: 'dateOfBirthHint',
    input: {
      type: 'date',
      autoComplete: 'off',
      // Where the guest is, of the day on which it is drawn: a page may stay open over midnight.
      get max() {
        return today();
      },
    },
    wrong: 'dateOfBirthMissing',
  },
  {
    name: 'email',
    optional: true,
    input: { type: 'email', inputMode: 'email', autoComplete: 'off', maxLength: 254 },
    wrong: 'emailWrong',
  },
  {
    name: 'phone',
    optional: true,
    input: { type: 'tel', inputMode: 'tel', enterKeyHint: 'done', autoComplete: 'off', maxLength: 32 },
    read: withoutMarks,
    wrong: 'phoneWrong',
  },
];

/** What is wrong with a field that the schema refuses; `code` is what the API says of it. */
export function memberProblem(
  { name, wrong }: MemberField,
  value: string,
  code: string | undefined,
  words: Said<typeof family.english>,
  known: Said<typeof fields.english>,
): string {
  if (!isKeepableLine(withoutMarks(value))) return known.characters;
  const said = code === 'birthInFuture' || code === 'birthTooLongAgo' ? code : undefined;
  const birth = name === 'dateOfBirth' ? (birthProblem(value, new Date()) ?? said) : undefined;
  return birth ? known[birth] : words[wrong];
}
