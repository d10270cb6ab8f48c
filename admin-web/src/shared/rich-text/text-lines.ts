const blocks = /<\/?(?:p|div|h[1-6]|li|ul|ol|table|tr|td|th|blockquote|section|hr|br)\b[^>]*>/gi;
const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ', '#39': "'" };

/** The words of a waiver, a line per paragraph, without its formatting. */
export function textLines(html: string): string[] {
  return html
    .replace(/\s+/g, ' ')
    .replace(blocks, '\n')
    .replace(/<[^>]*>/g, '')
    .replace(/&(amp|lt|gt|quot|nbsp|#39);/g, (whole, name: string) => entities[name] ?? whole)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}
