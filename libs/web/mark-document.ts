const rightToLeft = ['ar', 'dv', 'fa', 'he', 'ku', 'ps', 'ur', 'yi'];

/** The document says which language it is in (a tag like `en-GB`), and which way that is read. */
export function markDocument(
  tag: string,
  { documentElement: root }: Pick<Document, 'documentElement'> = document,
): void {
  root.lang = tag;
  root.dir = rightToLeft.includes(tag.split('-')[0] ?? '') ? 'rtl' : 'ltr';
}
