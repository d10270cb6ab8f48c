import { keepTestAuthority } from '../time-stamps/test-authority';
import { startTimeStamps } from '../time-stamps/time-stamp-server';

/** The sandbox's time-stamping authority as a process: its port and the folder of its key come as arguments. */
async function main(): Promise<void> {
  const [port, folder = ''] = process.argv.slice(2);
  const stamps = await startTimeStamps({ authority: keepTestAuthority(folder), port: Number(port ?? 0) });
  const stop = () => void stamps.stop().then(() => process.exit(0));
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
}

void main().catch((error: Error) => {
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
});
