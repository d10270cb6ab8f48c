import { demoPeople } from '../demo/people';
import { startIdentityProvider } from '../identity/identity-provider';

/** The sandbox's OpenID provider as a process: its options come as the one argument. */
async function main(): Promise<void> {
  const { port, origins, keysFile } = JSON.parse(process.argv[2] ?? '{}') as { port: number; origins: string[]; keysFile: string };
  const provider = await startIdentityProvider({ port, origins, keysFile, people: demoPeople });
  const stop = () => void provider.stop().then(() => process.exit(0));
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
}

void main().catch((error: Error) => {
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
});
