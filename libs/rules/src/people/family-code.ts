/** Letters that cannot be taken for one another or for a digit, and without vowels, so that no code is a word. */
export const familyCodeLetters = 'BCDFGHJKMNPQRSTVWXYZ';
const familyCode = new RegExp(`^[${familyCodeLetters}]{8}$`);

/** A family code (D59) as it is stored, from however it was typed or scanned: any case and width, with or without something between; else null. */
export function familyCodeOf(typed: string): string | null {
  // A Japanese keyboard writes wide letters.
  const letters = typed
    .normalize('NFKC')
    .replace(/[\s.\-‐-―]/gu, '')
    .toUpperCase();
  return familyCode.test(letters) ? letters : null;
}

/** As people read it: two groups of four. */
export function familyCodeWords(code: string): string {
  return `${code.slice(0, 4)} ${code.slice(4)}`;
}
