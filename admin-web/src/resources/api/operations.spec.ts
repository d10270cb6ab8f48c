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
  expect(curlLine({ ...key!, method: 'POST' }, 'http://a')).toContain('curl -X POST -H');
});
