import { breakingChanges } from './breaking-changes';

const documentWith = (schemas: Record<string, object>, paths: Record<string, object> = {}) => ({
  components: { schemas },
  paths: {
    '/families': {
      post: {
        parameters: [{ name: 'lang', in: 'query', required: false, schema: { enum: ['en', 'de'] } }],
        requestBody: { content: { 'application/json': { schema: { $ref: '#/components/schemas/Write' } } } },
        responses: { 200: { content: { 'application/json': { schema: { $ref: '#/components/schemas/Family' } } } } },
      },
    },
    ...paths,
  },
});

const write = { type: 'object', properties: { name: {}, kind: { enum: ['a', 'b'] } }, required: ['name'] };
const family = {
  type: 'object',
  properties: { id: {}, members: { type: 'array', items: { $ref: '#/components/schemas/Member' } } },
};
const member = { type: 'object', properties: { age: {}, family: { $ref: '#/components/schemas/Family' } } };
const before = documentWith({ Write: write, Family: family, Member: member }, { '/old': { get: {} } });
const after = (schemas: object, paths: object = { '/old': { get: {} } }) =>
  documentWith({ Write: write, Family: family, Member: member, ...schemas }, paths as Record<string, object>);

test.each([
  ['an operation that is gone', after({}, {}), 'GET /old is gone'],
  [
    'a field of an answer that is gone, deep inside',
    after({ Member: { ...member, properties: { family: member.properties.family } } }),
    'POST /families answers members[] no age any more',
  ],
  [
    'a field of a request that is gone',
    after({ Write: { ...write, properties: { name: {} } } }),
    'POST /families takes no kind any more',
  ],
  [
    'a field that is required now',
    after({ Write: { ...write, required: ['name', 'kind'] } }),
    'POST /families takes kind, which is required now',
  ],
  [
    'a value that is not taken any more',
    after({ Write: { ...write, properties: { name: {}, kind: { enum: ['a'] } } } }),
    'POST /families takes kind without b',
  ],
])('%s breaks callers', (_, now, words) => {
  expect(breakingChanges(before, now)).toEqual([words]);
});

test('a parameter that is required now, and one that takes less', () => {
  const now = after({});
  now.paths['/families'].post.parameters = [{ name: 'lang', in: 'query', required: true, schema: { enum: ['en'] } }];
  expect(breakingChanges(before, now)).toEqual([
    'POST /families takes lang without de',
    'POST /families takes lang, which is required now',
  ]);
});

test('more of everything breaks nobody, and neither does a schema that gets a name', () => {
  const now = after(
    {
      Write: { ...write, properties: { ...write.properties, more: {} } },
      Family: { ...family, properties: { ...family.properties, new: {} } },
    },
    { '/old': { get: {} }, '/new': { get: {} } },
  );
  expect(breakingChanges(before, now)).toEqual([]);
});
