import type { OpenAPIObject } from '@nestjs/swagger';
import { ACCESS_EXTENSION, type Access } from '../platform/auth/access';
import { withExampleAnswers } from './example-answers';
import { guide } from './guide';
import { sentMessages } from './sent-messages';

type Components = NonNullable<OpenAPIObject['components']>;
type Paths = OpenAPIObject['paths'];

const REFERENCE = /"#\/components\/schemas\/([^"]+)"/g;

/** The calls that a program makes with its key, and no other. */
function callsByKey(paths: Paths): Paths {
  const found = Object.entries(paths).map(([path, item]) => {
    const calls = Object.entries(item).filter(
      ([, operation]) => (operation as { [ACCESS_EXTENSION]?: Access } | undefined)?.[ACCESS_EXTENSION] === 'apiKey',
    );
    return [path, Object.fromEntries(calls)] as const;
  });
  return Object.fromEntries(found.filter(([, item]) => Object.keys(item).length > 0));
}

/** The shapes that a tree of the document names, and those that they name. */
function shapesOf(tree: unknown, all: NonNullable<Components['schemas']>): NonNullable<Components['schemas']> {
  const found = new Map<string, NonNullable<Components['schemas']>[string]>();
  const look = (text: string): void => {
    for (const [, name = ''] of text.matchAll(REFERENCE)) {
      const shape = all[name];
      if (!shape || found.has(name)) continue;
      found.set(name, shape);
      look(JSON.stringify(shape));
    }
  };
  look(JSON.stringify(tree));
  return Object.fromEntries([...found].sort(([one], [other]) => one.localeCompare(other)));
}

/**
 * The API as integrators see it: what their key may call and what is sent to them, with a guide whose examples have the resort's own address. Made of the whole
 * document, so that both say the same.
 */
export function integratorsDocument(whole: OpenAPIObject, address: string): OpenAPIObject {
  const { schemas = {}, securitySchemes, headers } = whole.components ?? {};
  const paths = callsByKey(whole.paths);
  const apiKey = securitySchemes?.['apiKey'];
  return {
    openapi: whole.openapi,
    info: { title: 'Arrival for integrators', version: whole.info.version, description: guide(address) },
    servers: [{ url: '/' }],
    tags: [],
    paths: withExampleAnswers(paths),
    webhooks: sentMessages,
    components: {
      schemas: shapesOf(paths, schemas),
      ...(headers && { headers }),
      ...(apiKey && { securitySchemes: { apiKey } }),
    },
  };
}
