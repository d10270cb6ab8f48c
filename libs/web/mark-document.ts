const rightToLeft = ['ar', 'dv', 'fa', 'he', 'ku', 'ps', 'ur', 'yi'];

/** Whether a language (a tag like `ar-EG`) is read from right to left. */
export const isRightToLeft = (tag: string): boolean => rightToLeft.includes(tag.split('-')[0] ?? '');

export const directionOf = (tag: string) => (isRightToLeft(tag) ? 'rtl' : 'ltr');

/** The document says which language it is in (a tag like `en-GB`), and which way that is read. */
export function markDocument(
  tag: string,
  { documentElement: root }: Pick<Document, 'documentElement'> = document,
): void {
  root.lang = tag;
  root.dir = directionOf(tag);
}
