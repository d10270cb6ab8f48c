import { startOneRisk } from '../one-risk/one-risk-server';

/** The sandbox's 1Risk as a process: its port, its secret and where it tells what was signed come as arguments. */
async function main(): Promise<void> {
  const [port, secret = '', callbackUrl] = process.argv.slice(2);
  const oneRisk = await startOneRisk({ port: Number(port ?? 0), secret, callbackUrl });
  const stop = () => void oneRisk.stop().then(() => process.exit(0));
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
}

void main().catch((error: Error) => {
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
});
