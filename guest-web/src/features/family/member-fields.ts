import type { InputHTMLAttributes } from 'react';

interface MemberField {
  name: 'firstName' | 'lastName' | 'dateOfBirth' | 'email' | 'phone';
  label: string;
  hint?: string;
  optional?: boolean;
  input: InputHTMLAttributes<HTMLInputElement>;
  /** The schema's words where they were written for people, otherwise ours. */
  message: (said: string | undefined) => string;
}

const always = (words: string) => () => words;
const today = () => new Date().toISOString().slice(0, 10);

export const memberFields: readonly MemberField[] = [
  {
    name: 'firstName',
    label: 'First name',
    input: { autoComplete: 'off', autoCapitalize: 'words', maxLength: 100 },
    message: always('Please type the first name'),
  },
  {
    name: 'lastName',
    label: 'Last name',
    input: { autoComplete: 'off', autoCapitalize: 'words', maxLength: 100 },
    message: always('Please type the last name'),
  },
  {
    name: 'dateOfBirth',
    label: 'Date of birth',
    hint: 'Decides which lessons, gear and waivers fit.',
    input: { type: 'date', max: today(), autoComplete: 'off' },
    message: (said) => (said?.startsWith('Date of birth') ? said : 'Please give the date of birth'),
  },
  {
    name: 'email',
    label: 'E-mail',
    optional: true,
    input: { type: 'email', inputMode: 'email', autoComplete: 'off', maxLength: 254 },
    message: always('Please check the e-mail address'),
  },
  {
    name: 'phone',
    label: 'Phone',
    optional: true,
    input: { type: 'tel', inputMode: 'tel', enterKeyHint: 'done', autoComplete: 'off', maxLength: 32 },
    message: always('Please check the phone number'),
  },
];
