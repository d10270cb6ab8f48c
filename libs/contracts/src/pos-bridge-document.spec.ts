import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { bridgeDocument } from './pos-bridge-document';

const file = resolve(__dirname, '../../../docs/openapi.pos-bridge.json');

test('the committed contract of the bridge is this one (else: npm run openapi)', () => {
  expect(existsSync(file)).toBe(true);
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(JSON.parse(JSON.stringify(bridgeDocument())));
});

test('it says how each system writes its codes, and who a customer is', () => {
  const text = JSON.stringify(bridgeDocument());
  for (const code of ['ORDERLINE', 'PREPAIDACCESS', 'RES', 'SALE', '^\\\\d{1,12}$', '^[A-Z0-9]'])
    expect(text).toContain(code);
});

/** Each property of the document, wherever it stands. */
function properties(node: unknown): [string, { description?: string }][] {
  if (typeof node !== 'object' || node === null) return [];
  const { properties: here = {} } = node as { properties?: Record<string, { description?: string }> };
  return [...Object.entries(here), ...Object.values(node).flatMap(properties)];
}

test('who builds a bridge reads there what a field means, wherever it stands', () => {
  const unclear = [
    'contact',
    'occurredAt',
    'outcome',
    'members',
    'arrivalId',
    'productDate',
    'printedAt',
    'posWaiverId',
  ];
  const found = properties(bridgeDocument()).filter(([name]) => unclear.includes(name));
  expect(new Set(found.map(([name]) => name)).size).toBe(unclear.length);
  expect(found.filter(([, { description }]) => !description).map(([name]) => name)).toEqual([]);
});
