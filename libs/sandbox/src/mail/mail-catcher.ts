import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { SMTPServer, type SMTPServerSession } from 'smtp-server';
import { requestText } from '../http/request-text';
import { send } from '../http/send-json';
import { catcherPage } from './catcher-page';
import { type CaughtMail, readMail } from './caught-mail';
import { isMailBehaviour, type MailBehaviour } from './mail-behaviour';

export interface MailCatcher {
  readonly url: string;
  readonly smtpUrl: string;
  readonly mails: readonly CaughtMail[];
  /** Connections that have named a recipient, whatever became of them. */
  readonly tries: number;
  behave(behaviour: MailBehaviour): void;
  stop(): Promise<void>;
}

const HOST = '127.0.0.1';
const MOST_MAILS = 200;

const refusal = (responseCode: number, message: string) => Object.assign(new Error(message), { responseCode });

/**
 * A mail server that keeps what it is given and sends nothing on. `/` shows it; `GET /sandbox/mails` answers it as JSON, `POST /sandbox/behaviour` takes
 * `{"behaviour"}`. The same Message-ID again counts as one mail.
 */
export async function startMailCatcher({ port = 0, smtpPort = 0 } = {}): Promise<MailCatcher> {
  const mails: CaughtMail[] = [];
  const sockets = new Map<number, Socket>();
  let behaviour: MailBehaviour = 'ok';
  let tries = 0;

  const keep = (mail: CaughtMail): void => {
    const known = mails.find(({ messageId }) => messageId === mail.messageId);
    if (known) known.times += 1;
    else mails.push(mail);
    mails.splice(0, mails.length - MOST_MAILS);
  };
  const recipientsOf = ({ envelope }: SMTPServerSession) => envelope.rcptTo.map(({ address }) => address);

  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    onRcptTo(_address, session, done) {
      tries += 1;
      if (behaviour === 'reset') return void sockets.get(session.remotePort)?.resetAndDestroy();
      if (behaviour === '550') return done(refusal(550, 'No such user here'));
      done(behaviour === '451' ? refusal(451, 'Come back later') : null);
    },
    onData(stream, session, done) {
      const pieces: Buffer[] = [];
      stream.on('data', (piece: Buffer) => pieces.push(piece));
      stream.once('end', () => {
        if (behaviour === 'hang') return;
        readMail(Buffer.concat(pieces), recipientsOf(session)).then((mail) => {
          keep(mail);
          done(null);
        }, done);
      });
    },
  });
  smtp.on('error', () => undefined);
  smtp.server.on('connection', (socket: Socket) => {
    const from = socket.remotePort ?? 0;
    sockets.set(from, socket);
    socket.once('close', () => sockets.delete(from));
  });

  const control = async (path: string, request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const [, place, index = '', at = ''] = path.split('/');
    if (path === '/') return catcherPage(mails, behaviour, response);
    if (path === '/sandbox/mails') return send(response, { status: 200, body: mails.map(withoutContent) });
    const file = place === 'mails' ? mails[Number(index)]?.attachments[Number(at)] : undefined;
    if (file) return void response.writeHead(200, { 'content-type': file.mimeType }).end(file.content);
    const text = await requestText(request);
    const isForm = !text.startsWith('{');
    const wanted = isForm
      ? new URLSearchParams(text).get('behaviour')
      : (JSON.parse(text) as { behaviour?: unknown }).behaviour;
    if (path !== '/sandbox/behaviour' || !isMailBehaviour(wanted)) return send(response, { status: 404, body: {} });
    behaviour = wanted;
    if (isForm) return void response.writeHead(303, { location: '/' }).end();
    send(response, { status: 200, body: { behaviour } });
  };
  const page = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://mail');
    control(pathname, request, response).catch((error: Error) => response.destroy(error));
  });
  await new Promise<void>((resolve, reject) => page.once('error', reject).listen(port, HOST, resolve));
  await new Promise<void>((resolve, reject) => smtp.server.once('error', reject).listen(smtpPort, HOST, resolve));
  return {
    url: `http://localhost:${(page.address() as AddressInfo).port}`,
    smtpUrl: `smtp://${HOST}:${(smtp.server.address() as AddressInfo).port}`,
    mails,
    get tries() {
      return tries;
    },
    behave: (next) => {
      behaviour = next;
    },
    async stop() {
      for (const socket of sockets.values()) socket.destroy();
      await new Promise<void>((resolve) => smtp.close(() => resolve()));
      await new Promise<void>((resolve) => {
        page.close(() => resolve());
        page.closeAllConnections();
      });
    },
  };
}

const withoutContent = ({ attachments, ...mail }: CaughtMail) => ({
  ...mail,
  attachments: attachments.map(({ content, ...file }) => ({ ...file, bytes: content.length })),
});
