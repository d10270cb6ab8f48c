import { join, resolve } from 'node:path';
import { type Route, routesOf } from './routes';
import { loadFixture, loadRepository } from './tree';

const line = ({ verb, path, callers }: Route): string =>
  `${verb} ${path} ${callers.join(' and ') || 'nobody says who'}`;

/** Whoever adds a route or opens one to others shows it here, for the reviewer to see (jest -u). */
test('the routes of the API and who may call each', () => {
  expect(routesOf(loadRepository(resolve(__dirname, '../..'))).map(line)).toMatchSnapshot();
});

test('a route without a declaration stands out', () => {
  const fixture = loadFixture(join(__dirname, 'fixtures/every-route-declared.fixture'));
  expect(routesOf(fixture).map(line)).toEqual([
    'GET /admin/access/email nobody says who',
    'POST /admin/access/email Public and Admin',
    'GET /admin/access/me Admin',
    'DELETE /admin/access/old nobody says who',
    'PUT /admin/access/own Guest',
  ]);
});
