const fromWord = /\bmso-|class="?Mso|urn:schemas-microsoft-com/i;
const listMark = /mso-list:\s*Ignore/i;
const listLevel = /mso-list:[^;]*\blevel(\d)/i;
const numbered = /^(\d+|[a-z]|[ivxlc]+)[.)]/i;

/** What Word puts on the clipboard with its lists as lists and its title as a heading; the rest of Word is left to the editor's schema. */
export function withoutWord(html: string): string {
  if (!fromWord.test(html)) return html;
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const element of body.querySelectorAll('style, script, xml, meta, link')) element.remove();
  for (const title of body.querySelectorAll('p.MsoTitle, p.MsoSubtitle'))
    rename(title, title.className === 'MsoTitle' ? 'h1' : 'h2');
  for (const paragraph of body.querySelectorAll('p'))
    if (!paragraph.textContent?.trim() && !paragraph.querySelector('img')) paragraph.remove();
  makeLists(body);
  for (const mark of body.querySelectorAll('span'))
    if (listMark.test(styleOf(mark))) mark.replaceWith(`${mark.textContent?.trim()} `);
  for (const element of body.querySelectorAll('*')) {
    if (/^(?:Mso|Word)/.test(element.className)) element.removeAttribute('class');
    if (element.tagName.includes(':')) element.replaceWith(...element.childNodes);
  }
  return body.innerHTML;
}

function rename(element: Element, name: string): void {
  const renamed = element.ownerDocument.createElement(name);
  renamed.append(...element.childNodes);
  element.replaceWith(renamed);
}

const styleOf = (element: Element) => element.getAttribute('style') ?? '';

/** The bullet or number that Word writes before an item, taken out. */
function takeMark(item: Element): string {
  const marks = [...item.querySelectorAll('span')].filter((span) => listMark.test(styleOf(span)));
  const text = marks.map((mark) => mark.textContent ?? '').join('');
  for (const mark of marks) mark.remove();
  return text.trim();
}

interface OpenList {
  readonly level: number;
  readonly list: Element;
}

/** Word's items are paragraphs that know their level. A heading with a number, and "1.1", stay what they are and keep it. */
function makeLists(body: HTMLElement): void {
  let open: OpenList[] = [];
  for (const paragraph of body.querySelectorAll('p')) {
    const level = Number(listLevel.exec(styleOf(paragraph))?.[1] ?? 0);
    if (level === 0) continue;
    const mark = takeMark(paragraph);
    if (/\d\.\d/.test(mark)) {
      paragraph.prepend(`${mark} `);
      continue;
    }
    if (open[0]?.list.nextElementSibling !== paragraph) open = [];
    open = listsAt(open, level, mark, paragraph);
    const item = body.ownerDocument.createElement('li');
    item.append(...paragraph.childNodes);
    open.at(-1)?.list.append(item);
    paragraph.remove();
  }
}

/** The lists around an item; one of its level and kind is begun where there is none. */
function listsAt(open: readonly OpenList[], level: number, mark: string, paragraph: Element): OpenList[] {
  const number = numbered.exec(mark)?.[1];
  const kind = number ? 'OL' : 'UL';
  const around = open.filter((one) => one.level < level || (one.level === level && one.list.tagName === kind));
  if (around.at(-1)?.level === level) return around;
  const list = paragraph.ownerDocument.createElement(kind);
  if (Number(number) > 1) list.setAttribute('start', String(number));
  if (number && /[a-z]/i.test(number)) list.setAttribute('type', typeOf(number));
  const parent = around.at(-1)?.list.lastElementChild;
  if (parent) parent.append(list);
  else paragraph.before(list);
  return [...around, { level, list }];
}

/** The letter by which HTML numbers like this: a, A, i or I. */
function typeOf(number: string): string {
  const letter = /^[ivx]+$/i.test(number) ? 'i' : 'a';
  return number === number.toUpperCase() ? letter.toUpperCase() : letter;
}
