import type { DemoPerson } from '../demo/people';
import { startIdentityProvider } from '../identity/identity-provider';
import { runStandIn } from './run-stand-in';

interface Options {
  readonly port: number;
  readonly origins: string[];
  readonly keysFile: string;
  readonly people: DemoPerson[];
}

/** The sandbox's OpenID provider as a process: its options come as the one argument. */
runStandIn(async ([options = '{}']) => startIdentityProvider(JSON.parse(options) as Options));
