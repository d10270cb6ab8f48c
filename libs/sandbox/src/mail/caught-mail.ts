import PostalMime from 'postal-mime';

/** A mail that was taken. */
export interface CaughtMail {
  readonly at: string;
  /** Its own date. */
  readonly dated: string | null;
  readonly messageId: string;
  /** The same Message-ID came so often: a mailbox shows it once. */
  times: number;
  readonly from: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly attachments: readonly { readonly filename: string; readonly mimeType: string; readonly content: Buffer }[];
}

export async function readMail(raw: Buffer, recipients: readonly string[]): Promise<CaughtMail> {
  const mail = await PostalMime.parse(raw);
  return {
    at: new Date().toISOString(),
    dated: mail.date ?? null,
    messageId: mail.messageId ?? '',
    times: 1,
    from: mail.from ? `${mail.from.name} <${mail.from.address}>` : '',
    to: recipients.join(', '),
    subject: mail.subject ?? '',
    text: mail.text ?? '',
    html: mail.html ?? '',
    attachments: mail.attachments.map(({ filename, mimeType, content }) => ({
      filename: filename ?? 'attachment',
      mimeType,
      content: typeof content === 'string' ? Buffer.from(content) : Buffer.from(content as ArrayBuffer),
    })),
  };
}
