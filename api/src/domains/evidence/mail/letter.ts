import type { LanguageTag } from '@arrival/contracts';
import { fillTokens } from '@arrival/rules';
import { escapeHtml } from '../../../platform/html/escape-html';
import type { Letter } from '../../../platform/mail/mailer';
import { letterWords } from './letter-words';

export interface CopyToSend {
  readonly pdf: Buffer;
  readonly contactName: string;
  readonly title: string;
}

/** With what base64 adds, below the ten megabytes that every mailbox takes. */
const MOST_BYTES = 7_000_000;
const CONTROLS = /[\p{Cc}\p{Zl}\p{Zp}\s]+/gu;

const oneLine = (text: string): string => text.replace(CONTROLS, ' ').trim();

/** Around a name, so that it is written in its own direction: marks of Unicode in the words, an element in the page. */
const [BEGIN, END] = ['\u2068', '\u2069'];
const ISOLATES = /[\u2066-\u2069]/g;
const isolated = (name: string): string => `${BEGIN}${oneLine(name.replace(ISOLATES, ''))}${END}`;
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
const fileName = (name: string, index: number): string =>
  `signed-waiver-${index + 1}-${name.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '-')}.pdf`;

/** The mail that brings the signer the copies of one signing (D46): plain text, and the same as simple HTML. */
export function copyLetter(
  {
    name,
    language,
    profileUrl,
  }: { readonly name: string; readonly language: LanguageTag; readonly profileUrl: string },
  copies: readonly CopyToSend[],
): Pick<Letter, 'subject' | 'text' | 'html' | 'attachments'> {
  const words = letterWords[language];
  const attachments = attached(copies);
  const isOwn = copies.every(({ contactName }) => contactName === name);
  const names = new Intl.ListFormat(language).format(copies.map(({ contactName }) => isolated(contactName)));
  const title = oneLine(copies[0]?.title ?? '');
  const isAll = attachments.length === copies.length;
  const lines = [
    fillTokens(words.hello, { name: isolated(name) }),
    isOwn ? words.attachedOwn : fillTokens(words.attached, { names }),
    ...(isAll ? [] : [words.tooLarge]),
  ];
  const subject = fillTokens(words.subject, { title });
  const address = escapeHtml(profileUrl);
  return {
    subject,
    text: plain(`${lines.join('\n\n')}\n\n${words.profile}\n${profileUrl}\n`),
    html: page(language, subject, [
      ...lines.map(marked),
      `${escapeHtml(words.profile)}<br><a href="${address}" dir="ltr">${address}</a>`,
    ]),
    attachments,
  };
}

/** As many as there is room for. */
function attached(copies: readonly CopyToSend[]): Letter['attachments'] {
  let room = MOST_BYTES;
  return copies.flatMap(({ pdf, contactName }, index) => {
    if (pdf.length > room) return [];
    room -= pdf.length;
    return [{ filename: fileName(contactName, index), content: pdf, contentType: 'application/pdf' }];
  });
}
