/** The words of a contact's name, as the index has them. `c` is the alias of the contact. */
export const nameWordsOf = (c: string): string => `to_tsvector('simple', ${c}.first_name || ' ' || ${c}.last_name)`;

const mostWords = 8;

/** A text search for names that have a word beginning with each of these; null when there is too little to look for. */
export function nameSearch(text: string): string | null {
  const words = text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  if (words.length === 0 || /^[a-z0-9]$/.test(words.join(''))) return null;
  return words
    .slice(0, mostWords)
    .map((word) => `${word}:*`)
    .join(' & ');
}
