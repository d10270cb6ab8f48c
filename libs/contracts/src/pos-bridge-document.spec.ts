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
