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

const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

function firstLetter(name: string): string {
  const first = graphemes.segment(cleanName(name))[Symbol.iterator]().next();
  return first.done ? '' : first.value.segment.toLocaleUpperCase('en');
}

/** One or two letters for a member without a photo (D29); whole characters of any script, `?` without a name. */
export function initials(person: PersonName): string {
  return `${firstLetter(person.firstName)}${firstLetter(person.lastName)}` || '?';
}
