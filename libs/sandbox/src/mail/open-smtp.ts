import type { AddressInfo, Socket } from 'node:net';
import { SMTPServer, type SMTPServerSession } from 'smtp-server';
import { type CaughtMail, readMail } from './caught-mail';
import type { MailBehaviour } from './mail-behaviour';

interface Taken {
  readonly behaviour: () => MailBehaviour;
  /** A connection has named a recipient. */
  readonly onTry: () => void;
  readonly onMail: (mail: CaughtMail) => void;
}

const HOST = '127.0.0.1';

const refusal = (responseCode: number, message: string) => Object.assign(new Error(message), { responseCode });
const recipientsOf = ({ envelope }: SMTPServerSession) => envelope.rcptTo.map(({ address }) => address);

/** Takes mail on loopback as well or as badly as it is told to; without a port on a free one. */
export async function openSmtp(port: number, { behaviour, onTry, onMail }: Taken) {
  const sockets = new Map<number, Socket>();
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    onRcptTo(_address, session, done) {
      onTry();
      if (behaviour() === 'reset') return void sockets.get(session.remotePort)?.resetAndDestroy();
      if (behaviour() === '550') return done(refusal(550, 'No such user here'));
      done(behaviour() === '451' ? refusal(451, 'Come back later') : null);
    },
    onData(stream, session, done) {
      const pieces: Buffer[] = [];
      stream.on('data', (piece: Buffer) => pieces.push(piece));
      stream.once('end', () => {
        if (behaviour() === 'hang') return;
        readMail(Buffer.concat(pieces), recipientsOf(session)).then((mail) => {
          onMail(mail);
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
  await new Promise<void>((resolve, reject) => smtp.server.once('error', reject).listen(port, HOST, resolve));
  return {
    url: `smtp://${HOST}:${(smtp.server.address() as AddressInfo).port}`,
    async close(): Promise<void> {
      for (const socket of sockets.values()) socket.destroy();
      await new Promise<void>((resolve) => smtp.close(() => resolve()));
    },
  };
}
