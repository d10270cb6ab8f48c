import type { AppConfig } from './app-config';
import { ConfigurationError, readConfig } from './read-config';

/** The only reader of the environment. A wrong value stops the start with one line and exit code 1. */
export function loadConfig(): AppConfig {
  try {
    return readConfig(process.env);
  } catch (error) {
    if (!(error instanceof ConfigurationError)) throw error;
    process.stderr.write(`Arrival cannot start: ${error.message}\n`);
    process.exit(1);
  }
}
