export interface PersonName {
  firstName: string;
  lastName: string;
}

/** First and last name with single spaces, composed (NFC), so that what is shown can be typed back exactly. */
export function fullName(person: PersonName): string {
  return cleanName(`${person.firstName} ${person.lastName}`);
}

/** One writing for names that look the same: trimmed, single spaces, composed characters. */
export function cleanName(name: string): string {
  return name.normalize('NFC').replace(/\s+/gu, ' ').trim();
}

// Most names: a segmenter takes 25 ms to make, a tenth of a second of a slow phone's start.
const plainLetter = /^(?:\p{Script=Latin}|\p{Script=Cyrillic}|\p{Script=Han})(?![\p{M}\u200d])/u;
let graphemes: Intl.Segmenter | undefined;

function firstLetter(name: string): string {
  const cleaned = cleanName(name);
  return (plainLetter.exec(cleaned)?.[0] ?? firstGrapheme(cleaned)).toLocaleUpperCase('en');
}

function firstGrapheme(text: string): string {
  // Firefox has none before 125, of spring 2024.
  if (!text || !('Segmenter' in Intl)) return [...text][0] ?? '';
  graphemes ??= new Intl.Segmenter(undefined, { granularity: 'grapheme' });
  return graphemes.segment(text)[Symbol.iterator]().next().value?.segment ?? '';
}

/** One or two letters for a member without a photo (D29); whole characters of any script, `?` without a name. */
export function initials(person: PersonName): string {
  return `${firstLetter(person.firstName)}${firstLetter(person.lastName)}` || '?';
}
