/** Turns the small markup of the waiver files into the tags that sanitised waiver text may hold: h2, h3, p, ol, ul, li, strong, em. */
export function waiverHtml(source: string): string {
  return source
    .trim()
    .split(/\n\s*\n/)
    .map((block) => blockHtml(block.split('\n').map((line) => line.trim())))
    .join('\n');
}

function blockHtml(lines: string[]): string {
  const first = lines[0] ?? '';
  if (first.startsWith('### ')) return `<h3>${inline(first.slice(4))}</h3>`;
  if (first.startsWith('## ')) return `<h2>${inline(first.slice(3))}</h2>`;
  if (first.startsWith('- ')) return listHtml('ul', lines, /^- /);
  if (/^\d+\. /.test(first)) return listHtml('ol', lines, /^\d+\. /);
  return `<p>${inline(lines.join(' '))}</p>`;
}

function listHtml(tag: 'ul' | 'ol', lines: string[], marker: RegExp): string {
  const items: string[] = [];
  for (const line of lines) {
    if (marker.test(line)) items.push(line.replace(marker, ''));
    else items[items.length - 1] += ` ${line}`;
  }
  return `<${tag}>\n${items.map((item) => `<li>${inline(item)}</li>`).join('\n')}\n</${tag}>`;
}

function inline(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replace(/\*\*(.+?)\*\*/g, '<strong>$1</strong>')
    .replace(/\*(.+?)\*/g, '<em>$1</em>');
}
