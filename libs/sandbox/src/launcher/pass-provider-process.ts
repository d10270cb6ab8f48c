import { startPassProvider } from '../passes/pass-provider';

/** The sandbox's provider of mobile passes as a process: its port and its token come as arguments. */
async function main(): Promise<void> {
  const [port, token] = process.argv.slice(2);
  const provider = await startPassProvider({ port: Number(port ?? 0), token });
  const stop = () => void provider.stop().then(() => process.exit(0));
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
}

void main().catch((error: Error) => {
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
});
