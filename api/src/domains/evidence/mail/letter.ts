import type { LanguageTag } from '@arrival/contracts';
import { fillTokens } from '@arrival/rules';
import { isolated, letterPage, oneLine } from '../../../platform/mail/letter-page';
import type { Letter } from '../../../platform/mail/mailer';
import { letterWords } from './letter-words';

export interface CopyToSend {
  readonly pdf: Buffer;
  readonly contactName: string;
  readonly title: string;
}

/** With what base64 adds, below the ten megabytes that every mailbox takes. */
const MOST_BYTES = 7_000_000;
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
  const letter = letterPage({
    language,
    subject: fillTokens(words.subject, { title }),
    lines,
    link: { words: words.profile, url: profileUrl },
  });
  return { ...letter, attachments };
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
