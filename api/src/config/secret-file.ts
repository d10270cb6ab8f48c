import { readFileSync } from 'node:fs';
import { ConfigurationError } from './configuration-error';

/** What a file holds that a variable names. Throws a `ConfigurationError` about that variable. */
export function secretFile(variable: string, file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw new ConfigurationError(`${variable}: ${file} cannot be read (${(error as NodeJS.ErrnoException).code})`);
  }
}
