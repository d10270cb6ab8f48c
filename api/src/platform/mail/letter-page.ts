import type { LanguageTag } from '@arrival/contracts';
import { escapeHtml } from '../html/escape-html';
import type { Letter } from './mailer';

const CONTROLS = /[\p{Cc}\p{Zl}\p{Zp}\s]+/gu;

/** What a header or a line may hold. */
export const oneLine = (text: string): string => text.replace(CONTROLS, ' ').trim();

/** Around a name, so that it is written in its own direction: marks of Unicode in the words, an element in the page. */
const [BEGIN, END] = ['\u2068', '\u2069'];
const ISOLATES = /[\u2066-\u2069]/g;
export const isolated = (name: string): string => `${BEGIN}${oneLine(name.replace(ISOLATES, ''))}${END}`;
const plain = (text: string): string => text.replace(ISOLATES, '');
const marked = (text: string): string => escapeHtml(text).replaceAll(BEGIN, '<bdi>').replaceAll(END, '</bdi>');

/** Mail readers take what is written at the element; their own colours are the ones for the dark. */
const STYLE =
  'margin:0 auto;max-width:34rem;padding:1rem;font:1rem/1.5 system-ui,-apple-system,Segoe UI,Roboto,sans-serif;overflow-wrap:anywhere';

const page = (language: LanguageTag, title: string, paragraphs: readonly string[]): string => `<!doctype html>
<html lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(title)}</title></head>
<body style="${STYLE}">
${paragraphs.map((one) => `<p>${one}</p>`).join('\n')}
</body></html>`;

interface Content {
  readonly language: LanguageTag;
  readonly subject: string;
  /** Names in them are `isolated`. */
  readonly lines: readonly string[];
  /** Where the reader goes on, under these words. */
  readonly link: { readonly words: string; readonly url: string };
  readonly below?: string;
}

/** A letter as plain text, and the same as simple HTML. */
export function letterPage({
  language,
  subject,
  lines,
  link,
  below,
}: Content): Pick<Letter, 'subject' | 'text' | 'html'> {
  const address = escapeHtml(link.url);
  const after = below === undefined ? [] : [below];
  const title = plain(oneLine(subject));
  return {
    subject: title,
    text: plain([...lines, `${link.words}\n${link.url}`, ...after].join('\n\n').concat('\n')),
    html: page(language, title, [
      ...lines.map(marked),
      `${escapeHtml(link.words)}<br><a href="${address}" dir="ltr">${address}</a>`,
      ...after.map(marked),
    ]),
  };
}
