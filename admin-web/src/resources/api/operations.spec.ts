import { curlLine, endpointsOf } from './operations';

const document = {
  paths: {
    '/api/export/customers': {
      get: {
        summary: 'Customers with something left to do',
        'x-key-types': ['standard'],
        parameters: [
          { name: 'locationId', required: true, description: 'A location' },
          { name: 'includeDetails', required: false },
        ],
      },
    },
    '/api/export/key': { get: {} },
  },
};

test('calls are told as the document has them, with a line to run', () => {
  const [customers, key] = endpointsOf(document);
  expect(customers).toEqual({
    method: 'GET',
    path: '/api/export/customers',
    summary: 'Customers with something left to do',
    types: ['standard'],
    hasBody: false,
    parameters: [
      { name: 'locationId', description: 'A location', isRequired: true },
      { name: 'includeDetails', description: '', isRequired: false },
    ],
  });
  expect(curlLine(customers!, 'https://check-in.example')).toBe(
    'curl -H "x-api-key: $ARRIVAL_KEY" "https://check-in.example/api/export/customers?locationId=…"',
  );
  expect(curlLine(key!, 'http://localhost:3000')).toBe(
    'curl -H "x-api-key: $ARRIVAL_KEY" "http://localhost:3000/api/export/key"',
  );
});

test('the line puts what belongs into the path there, and sends a body where one is asked for', () => {
  const [signature, orders] = endpointsOf({
    paths: {
      '/api/export/signatures/{signatureId}/document': {
        get: { parameters: [{ name: 'signatureId', required: true }] },
      },
      '/api/import/orders': { post: { requestBody: { content: { 'application/json': {} } } } },
    },
  });
  expect(curlLine(signature!, 'http://a')).toBe(
    'curl -H "x-api-key: $ARRIVAL_KEY" "http://a/api/export/signatures/…/document"',
  );
  expect(curlLine(orders!, 'http://a')).toBe(
    'curl -X POST -H "x-api-key: $ARRIVAL_KEY" -H "content-type: application/json" -d @body.json "http://a/api/import/orders"',
  );
});
