import { remarks as english, type RemarkCode } from '@arrival/contracts';

/** `{name}` is `%{name}` in a phrase. */
const phrases = Object.fromEntries(
  Object.entries(english).map(([code, words]) => [code, words.replaceAll('{', '%{')]),
) as Record<RemarkCode, string>;

/** What is wrong with a field, and what can be done about a refusal. */
export const remarks: Record<RemarkCode, string> = {
  ...phrases,
  fewestCharacters: 'Enter at least %{smart_count} character. |||| Enter at least %{smart_count} characters.',
  mostCharacters: 'Enter at most %{smart_count} character. |||| Enter at most %{smart_count} characters.',
  keyHeld:
    'One rental profile holds this entry, so its key stays. With the lookup value −1 it is not offered any more. |||| %{smart_count} rental profiles hold this entry, so its key stays. With the lookup value −1 it is not offered any more.',
  noTextBinds: 'None of these has a text. Write one of them, or choose a language that has one.',
};
