import { z } from 'zod';
import {
  bridgeEffectAnswer,
  bridgeEffectSchema,
  bridgeFindSchema,
  bridgeHouseholdAnswer,
  bridgeHouseholds,
  bridgeKeysSchema,
  bridgePageLimit,
  bridgePageNext,
  bridgeProductsSchema,
  bridgeRefusalSchema,
  bridgeStatusSchema,
} from './pos-bridge';
import { bridgePassAnswer, bridgePassQuestion } from './pos-bridge-passes';

const schemas = {
  Status: bridgeStatusSchema,
  Products: bridgeProductsSchema,
  Find: bridgeFindSchema,
  HouseholdAnswer: bridgeHouseholdAnswer,
  PageAnswer: z.discriminatedUnion('system', [
    z.object({ system: z.literal('RTP'), households: z.array(bridgeHouseholds.RTP), next: bridgePageNext }),
    z.object({ system: z.literal('SW'), households: z.array(bridgeHouseholds.SW), next: bridgePageNext }),
  ]),
  PassQuestion: bridgePassQuestion,
  PassAnswer: bridgePassAnswer,
  Effect: bridgeEffectSchema,
  EffectAnswer: bridgeEffectAnswer,
  Keys: bridgeKeysSchema,
  Refusal: bridgeRefusalSchema,
} as const;
type Name = keyof typeof schemas;

const json = (name: Name) => ({ 'application/json': { schema: { $ref: `#/components/schemas/${name}` } } });
const answer = (name: Name, description: string) => ({ description, content: json(name) });
const refused = (description: string) => answer('Refusal', description);
const everywhere = {
  401: refused('The token is wrong: Arrival asks again later, and its operator is told'),
  503: refused('The point of sale is away: Arrival asks again later'),
};
const query = (name: string, type: string, description: string, more = {}) => ({
  name,
  in: 'query',
  description,
  schema: { type, ...more },
});
const inPath = (name: string, description: string, more = {}) => ({
  name,
  in: 'path',
  required: true,
  description,
  schema: { type: 'string', ...more },
});

const paths = {
  '/v1/status': {
    get: {
      operationId: 'status',
      summary: 'Who answers',
      responses: { 200: answer('Status', 'Which system'), ...everywhere },
    },
  },
  '/v1/products': {
    get: {
      operationId: 'products',
      summary: 'What is sold, and what it asks of the buyer',
      responses: { 200: answer('Products', 'All of it'), ...everywhere },
    },
  },
  '/v1/households': {
    get: {
      operationId: 'households',
      summary: 'All households, a page at a time, or those that changed',
      parameters: [
        query('after', 'string', '`next` of the page before; left out for the first'),
        query('limit', 'integer', 'So many at most', { minimum: 1, maximum: bridgePageLimit }),
        query('changedSince', 'string', 'Only those that changed since', { format: 'date-time' }),
      ],
      responses: { 200: answer('PageAnswer', 'A page; `next` is null at the end'), ...everywhere },
    },
  },
  '/v1/households/find': {
    post: {
      operationId: 'findHousehold',
      summary: 'The household that somebody heads who signs in for the first time',
      description: 'By e-mail, and by name or birth date. More than one answers nobody.',
      requestBody: { required: true, content: json('Find') },
      responses: { 200: answer('HouseholdAnswer', 'The household, or null'), ...everywhere },
    },
  },
  '/v1/households/{customerNumber}': {
    get: {
      operationId: 'household',
      summary: 'The household that this customer heads or belongs to',
      parameters: [inPath('customerNumber', "RTP's IP code, or Siriusware's guest number")],
      responses: { 200: answer('HouseholdAnswer', 'The household, or null'), ...everywhere },
    },
  },
  '/v1/passes/find': {
    post: {
      operationId: 'findPass',
      summary: 'What a pass is worth on a day, at a lift',
      description:
        'For anybody who has the number in hand: it names nobody, and asking is no scan. By what stands on the pass, or by its chip. ' +
        'Without an answer the media of the households count, as they were told last.',
      requestBody: { required: true, content: json('PassQuestion') },
      responses: { 200: answer('PassAnswer', 'The pass, or null'), ...everywhere },
    },
  },
  '/v1/effects/{key}': {
    put: {
      operationId: 'applyEffect',
      summary: 'Applies what a guest did, once',
      description:
        'The key is kept with the effect, in one transaction: the same key again answers `repeated` and changes nothing, also when the first answer was lost. ' +
        'The contact beside the same effect may have changed. Effects of one contact come one after the other.',
      parameters: [inPath('key', 'The same for every try of one effect', { format: 'uuid' })],
      requestBody: { required: true, content: json('Effect') },
      responses: {
        200: answer('EffectAnswer', 'It is applied'),
        ...everywhere,
        409: refused('The key was here with another effect'),
        422: refused('It can never be applied: Arrival keeps it and shows it to somebody'),
      },
    },
  },
  '/v1/effects/known': {
    post: {
      operationId: 'knownEffects',
      summary: 'Which of these effects were applied',
      description: 'Asked every night; what is missing is sent again, by its key.',
      requestBody: { required: true, content: json('Keys') },
      responses: { 200: answer('Keys', 'Those that were'), ...everywhere },
    },
  },
};

/** The contract of a bridge as OpenAPI 3.1: what `docs/openapi.pos-bridge.json` says and the sandbox serves. */
export function bridgeDocument(): object {
  return {
    openapi: '3.1.0',
    info: {
      title: "A bridge between Arrival and a resort's point of sale",
      version: '1.0.0',
      description:
        'Arrival calls; the operator builds the bridge beside RTP or Siriusware. Every call carries a bearer token, waits three seconds at most, and is made ' +
        'again when no answer came. `npm run pos:verify -- <address>` says what holds.',
      license: { name: 'Proprietary', url: 'https://example.com/' },
    },
    servers: [{ url: '/' }],
    security: [{ token: [] }],
    paths,
    components: {
      securitySchemes: { token: { type: 'http', scheme: 'bearer' } },
      schemas: Object.fromEntries(Object.entries(schemas).map(([name, schema]) => [name, wireOf(schema)])),
    },
  };
}

/** As it goes over the wire: before it is trimmed and completed. */
function wireOf(schema: z.ZodType): object {
  const { $schema: _, ...described } = z.toJSONSchema(schema, { io: 'input' });
  return described;
}
