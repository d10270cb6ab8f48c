/** As many as are read before a long text. */
export const mostKeyPoints = 4;

interface KeyPointsAndText {
  readonly points: readonly string[];
  readonly text: string;
}

// What a waiver's text begins with, exactly as it is written here: whatever else somebody has put there is text.
const beginning = /^\s*<aside><ul>((?:<li>[^<]*<\/li>)+)<\/ul><\/aside>\s*/;

const escaped = (point: string): string =>
  point.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
const plain = (html: string): string =>
  html.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&');

/** A waiver's key points and the text after them. They are a part of the text, so that its hash and every copy hold them (D45). */
export function splitKeyPoints(html: string): KeyPointsAndText {
  const found = beginning.exec(html);
  if (!found?.[1]) return { points: [], text: html };
  const points = [...found[1].matchAll(/<li>([^<]*)<\/li>/g)].map(([, point = '']) => plain(point));
  return { points, text: html.slice(found[0].length) };
}

/** The reverse: the points that say something, before the text. */
export function withKeyPoints(points: readonly string[], text: string): string {
  const said = points.map((point) => point.trim()).filter((point) => point !== '');
  if (said.length === 0) return text;
  return `<aside><ul>${said.map((point) => `<li>${escaped(point)}</li>`).join('')}</ul></aside>${text}`;
}
