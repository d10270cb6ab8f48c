import { textLines } from './text-lines';

const formatting = /<(?:p|h[1-6]|ul|ol|li|div|br|strong|em|b|i|u|a|table|blockquote)\b/i;
const code = /<(?:script|style)\b/i;
const kept = '…';

/** A text with formatting; what a page runs is read as it is written. */
export const isHtml = (value: unknown): value is string =>
  typeof value === 'string' && formatting.test(value) && !code.test(value);

/** The lines that the other text does not have; what both have between them is passed over. */
function ownLines(lines: readonly string[], others: readonly string[]): string {
  const known = new Set(others);
  return lines
    .map((line) => (known.has(line) ? kept : line))
    .filter((line, index, all) => line !== kept || all[index - 1] !== kept)
    .join('\n');
}

/** Two formatted texts as they read, where they differ. */
export function differingWords(one: string, other: string): [string, string] {
  const [lines, others] = [textLines(one), textLines(other)];
  return [ownLines(lines, others), ownLines(others, lines)];
}
