import type { DemoPerson } from '../demo/people';
import { startIdentityProvider } from '../identity/identity-provider';

/** The sandbox's OpenID provider as a process: its options come as the one argument. */
async function main(): Promise<void> {
  const options = JSON.parse(process.argv[2] ?? '{}') as {
    port: number;
    origins: string[];
    keysFile: string;
    people: DemoPerson[];
  };
  const provider = await startIdentityProvider(options);
  const stop = () => void provider.stop().then(() => process.exit(0));
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
}

void main().catch((error: Error) => {
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
});
