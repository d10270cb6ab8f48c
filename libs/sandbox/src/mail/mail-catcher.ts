import type { IncomingMessage, ServerResponse } from 'node:http';
import { openServer } from '../http/open-server';
import { send } from '../http/send-json';
import { takeBehaviour } from '../http/take-behaviour';
import { catcherPage } from './catcher-page';
import type { CaughtMail } from './caught-mail';
import { type MailBehaviour, mailBehaviours } from './mail-behaviour';
import { openSmtp } from './open-smtp';

export interface MailCatcher {
  readonly url: string;
  readonly smtpUrl: string;
  readonly mails: readonly CaughtMail[];
  /** Connections that have named a recipient, whatever became of them. */
  readonly tries: number;
  behave(behaviour: MailBehaviour): void;
  stop(): Promise<void>;
}

const MOST_MAILS = 200;

/**
 * A mail server that keeps what it is given and sends nothing on. `/` shows it; `GET /sandbox/mails` answers it as JSON, `POST /sandbox/behaviour` takes
 * `{"behaviour"}`. The same Message-ID again counts as one mail.
 */
export async function startMailCatcher({ port = 0, smtpPort = 0 } = {}): Promise<MailCatcher> {
  const mails: CaughtMail[] = [];
  let behaviour: MailBehaviour = 'ok';
  let tries = 0;

  const behave = (next: MailBehaviour): void => {
    behaviour = next;
  };
  const keep = (mail: CaughtMail): void => {
    const known = mails.find(({ messageId }) => messageId === mail.messageId);
    if (known) known.times += 1;
    else mails.push(mail);
    mails.splice(0, mails.length - MOST_MAILS);
  };
  const smtp = await openSmtp(smtpPort, {
    behaviour: () => behaviour,
    onTry: () => tries++,
    onMail: keep,
  });

  const control = async (path: string, request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const [, place, index = '', at = ''] = path.split('/');
    if (path === '/') return catcherPage(mails, behaviour, response);
    if (path === '/sandbox/mails') return send(response, { status: 200, body: mails.map(withoutContent) });
    const file = place === 'mails' ? mails[Number(index)]?.attachments[Number(at)] : undefined;
    if (file) return void response.writeHead(200, { 'content-type': file.mimeType }).end(file.content);
    await takeBehaviour(path, request, response, { known: mailBehaviours, take: behave });
  };
  const page = await openServer({ port }, ({ pathname }, request, response) => control(pathname, request, response));
  return {
    url: `http://localhost:${page.port}`,
    smtpUrl: smtp.url,
    mails,
    get tries() {
      return tries;
    },
    behave,
    async stop() {
      await smtp.close();
      await page.close();
    },
  };
}

const withoutContent = ({ attachments, ...mail }: CaughtMail) => ({
  ...mail,
  attachments: attachments.map(({ content, ...file }) => ({ ...file, bytes: content.length })),
});
