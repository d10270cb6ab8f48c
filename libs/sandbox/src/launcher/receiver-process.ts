import { startReceiver } from '../receiver/receiver';

/** The sandbox's receiver of webhooks as a process: its port comes as the one argument. */
async function main(): Promise<void> {
  const receiver = await startReceiver({ port: Number(process.argv[2] ?? 0) });
  const stop = () => void receiver.stop().then(() => process.exit(0));
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
}

void main().catch((error: Error) => {
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
});
