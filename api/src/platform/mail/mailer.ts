import { Inject, Injectable } from '@nestjs/common';
import { createTransport, type SentMessageInfo, type Transporter } from 'nodemailer';
import { APP_CONFIG, type AppConfig } from '../../config/app-config';

export interface Letter {
  /** The same for every try: whoever gets it twice can tell. */
  readonly key: string;
  readonly to: { readonly name: string; readonly address: string };
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly attachments: readonly {
    readonly filename: string;
    readonly content: Buffer;
    readonly contentType: string;
  }[];
}

/** `reply` is the server's code alone (`550 5.1.1`): its words may name the address. */
export type MailOutcome =
  | { readonly isSent: true }
  | { readonly isSent: false; readonly isFinal: boolean; readonly reply: string };

const CONNECT_MS = 10_000;
const SILENT_MS = 20_000;
/** What is wrong then is the connection or the account, with every letter: it is for the operator to mend. */
const ABOUT_THE_ACCOUNT = new Set(['EAUTH', 'ENOAUTH', 'EOAUTH2', 'ETLS', 'ECONNECTION', 'EDNS']);
const GREETINGS = new Set(['CONN', 'EHLO', 'HELO', 'STARTTLS', 'QUIT']);
const OWN_MACHINE = /^(localhost|.*\.localhost|127(\.\d+){3}|\[::1\])$/;

/** Sends letters by the operator's mail server. */
@Injectable()
export class Mailer {
  readonly #transport?: Transporter<SentMessageInfo>;
  readonly #from?: NonNullable<AppConfig['mail']>['from'];
  readonly #host: string;

  constructor(
    @Inject(APP_CONFIG) { mail, publicUrl, production }: Pick<AppConfig, 'mail' | 'publicUrl' | 'production'>,
  ) {
    this.#host = new URL(publicUrl).hostname;
    if (!mail) return;
    const { protocol, hostname } = new URL(mail.url);
    this.#from = mail.from;
    this.#transport = createTransport({
      url: mail.url,
      requireTLS: production && protocol === 'smtp:' && !OWN_MACHINE.test(hostname),
      connectionTimeout: CONNECT_MS,
      greetingTimeout: CONNECT_MS,
      socketTimeout: SILENT_MS,
      disableFileAccess: true,
      disableUrlAccess: true,
    });
  }

  get isThere(): boolean {
    return this.#transport !== undefined;
  }

  /** Why nothing could be sent now: the server's code, or what became of the connection; null when it answers and takes the account. */
  async trouble(): Promise<string | null> {
    try {
      await this.#transport?.verify();
      return null;
    } catch (error) {
      if (!isTheirs(error)) throw error;
      const outcome = outcomeOf(error);
      return outcome.isSent ? null : outcome.reply;
    }
  }

  /** Answers what became of it; never throws what the other side does. */
  async send({ key, attachments, ...letter }: Letter): Promise<MailOutcome> {
    if (!this.#transport || !this.#from) throw new Error('There is no SMTP_URL');
    try {
      await this.#transport.sendMail({
        ...letter,
        to: { ...letter.to },
        // The library writes into what it is given.
        from: { ...this.#from },
        attachments: [...attachments],
        messageId: `<${key}@${this.#host}>`,
        headers: { 'auto-submitted': 'auto-generated' },
      });
      return { isSent: true };
    } catch (error) {
      if (!isTheirs(error)) throw error;
      return outcomeOf(error);
    }
  }
}

interface SmtpError extends Error {
  readonly code: string;
  readonly command?: string;
  readonly responseCode?: number;
  readonly response?: string;
}

/** The library's faults have no code. */
const isTheirs = (error: unknown): error is SmtpError => (error as Partial<SmtpError> | null)?.code !== undefined;

/** 5xx is the last word about this letter; anything else may be otherwise in a while. */
export function outcomeOf({ code, command = '', responseCode, response = '' }: SmtpError): MailOutcome {
  const isAboutLetter = !ABOUT_THE_ACCOUNT.has(code) && !GREETINGS.has(command);
  const isFinal = isAboutLetter && responseCode !== undefined && responseCode >= 500;
  const [enhanced = ''] = /\b[245]\.\d{1,3}\.\d{1,3}\b/.exec(response) ?? [];
  return { isSent: false, isFinal, reply: responseCode ? `${responseCode} ${enhanced}`.trim() : code };
}
