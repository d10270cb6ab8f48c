import { startMailCatcher } from '../mail/mail-catcher';

/** The sandbox's mail server as a process: the ports of its page and of its SMTP come as arguments. */
async function main(): Promise<void> {
  const [port, smtpPort] = process.argv.slice(2);
  const catcher = await startMailCatcher({ port: Number(port ?? 0), smtpPort: Number(smtpPort ?? 0) });
  const stop = () => void catcher.stop().then(() => process.exit(0));
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
}

void main().catch((error: Error) => {
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
});
