/** First letters of the first and the last word: "Anna-Sofie van den Berg" is "AB"; one name gives one letter. */
export function initials(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean);
  const picked = words.length > 1 ? [words[0], words[words.length - 1]] : words;
  return picked
    .map((word) => firstLetter(word ?? ''))
    .join('')
    .toLocaleUpperCase();
}

// By grapheme where the browser can: letters with marks and emoji stay whole.
function firstLetter(word: string): string {
  const segmenter = new Intl.Segmenter(undefined, { granularity: 'grapheme' });
  return segmenter.segment(word)[Symbol.iterator]().next().value?.segment ?? '';
}
