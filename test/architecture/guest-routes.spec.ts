import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { featureOfRoute, guestRoutes } from '@arrival/contracts';
import { everyRoute } from '../gallery/every-route';

const app = resolve(__dirname, '../../guest-web/src/app');
const pathsIn = (file: string): string[] =>
  [...readFileSync(join(app, file), 'utf8').matchAll(/(?:path: |page\(\s*)'([^']+)'/g)].map(([, path = '']) => path);

/** As the router has them; the steps of the path lie below `/checkin`. */
const routed = (): string[] => [
  ...pathsIn('routes.tsx'),
  ...pathsIn('checkin-routes.tsx').map((path) => (path.startsWith('/') ? path : `/checkin/${path}`)),
  ...Object.keys(featureOfRoute),
];

test('every route of the guest app is known to the API, which answers others with 404', () => {
  expect([...guestRoutes, '*'].sort()).toEqual(routed().sort());
});

test('every route of the guest app is in the gallery, where axe looks at it in three languages, light and dark', () => {
  expect(Object.keys(everyRoute).sort()).toEqual(routed().sort());
});
