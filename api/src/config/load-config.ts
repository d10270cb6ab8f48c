import { join } from 'node:path';
import type { AppConfig } from './app-config';
import { ConfigurationError } from './configuration-error';
import { readConfig } from './read-config';

/** Where the build puts the web apps; a folder that is not there serves nothing. */
const root = join(__dirname, '../../..');
const builtWebApps = { GUEST_WEB_DIR: join(root, 'guest-web/dist'), ADMIN_WEB_DIR: join(root, 'admin-web/dist') };

/** The only reader of the environment. */
const read = (): AppConfig => readConfig({ ...builtWebApps, ...process.env });

/** For what also works where nothing is configured. */
export function configIfThere(): AppConfig | undefined {
  try {
    return read();
  } catch (error) {
    if (error instanceof ConfigurationError) return undefined;
    throw error;
  }
}

/** A wrong value stops the start with one line and exit code 1. */
export function loadConfig(): AppConfig {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof ConfigurationError)) throw error;
    process.stderr.write(`Arrival cannot start: ${error.message}\n`);
    process.exit(1);
  }
}
