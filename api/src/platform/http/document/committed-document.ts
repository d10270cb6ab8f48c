import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { OpenAPIObject } from '@nestjs/swagger';

const FILE = join(__dirname, '../../../../openapi.json');
let read: OpenAPIObject | undefined;

/**
 * The whole API as `npm run openapi` wrote it and a test holds it to the routes. Making it anew takes seconds, in which the process would answer
 * nobody else.
 */
export function committedDocument(): OpenAPIObject {
  read ??= JSON.parse(readFileSync(FILE, 'utf8')) as OpenAPIObject;
  return read;
}
