const mostWords = 8;

/** A text search over `contact.name_words` for names that have a word beginning with each of these; null when there is too little to look for. */
export function nameSearch(text: string): string | null {
  const words = text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  if (words.length === 0 || /^[a-z0-9]$/.test(words.join(''))) return null;
  return words
    .slice(0, mostWords)
    .map((word) => `${word}:*`)
    .join(' & ');
}
