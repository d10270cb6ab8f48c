import type { AppConfig } from './app-config';
import { ConfigurationError } from './configuration-error';
import { readConfig } from './read-config';
import { webAppFolders } from './web-app-folders';

/** The only reader of the environment. */
const read = (): AppConfig => readConfig({ ...process.env, ...webAppFolders(process.env) });

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
