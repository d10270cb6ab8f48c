const kept = new Set(
  'p div span br hr h1 h2 h3 h4 h5 h6 strong b em i u s del strike code pre blockquote ul ol li a'.split(' '),
);
const tag = /<([a-z][a-z0-9]*)\b([^>]*)>/gi;

/** What of an HTML text the formatted editor would take out: names of elements and attributes, each once. */
export function lostInEditor(html: string): string[] {
  const lost = [...html.matchAll(tag)].flatMap(([, name = '', attributes = '']) => [
    ...(kept.has(name.toLowerCase()) ? [] : [name.toLowerCase()]),
    ...(/\s(lang|dir|title)\s*=/i.exec(attributes)?.slice(1) ?? []),
  ]);
  return [...new Set(lost)];
}
