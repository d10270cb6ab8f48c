import { initials as initialsOf } from '@arrival/rules';

/** The initials of a full name: first letters of the first and the last word (D29). */
export function initials(name: string): string {
  const words = name.trim().split(/\s+/);
  return initialsOf({ firstName: words[0] ?? '', lastName: words.length > 1 ? (words.at(-1) ?? '') : '' });
}
