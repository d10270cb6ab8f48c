import { administrator, administratorVariables } from '../../support/administrator';
import { startApi, type TestApi } from '../../support/api';
import { buildActivity, buildLocation, buildPhotoTask } from '../../support/build-resort';
import { bringBy, orderOfFamily } from '../../support/shop-orders';

/** A resort without a point of sale sells what shows a photo (D74, D16). */
let api: TestApi;

beforeAll(async () => {
  api = await startApi(administratorVariables);
});
afterAll(() => api.close());

test('whoever bought a product that shows a photo is asked for one', async () => {
  const boss = await administrator(api);
  const activityId = await buildActivity(api.database, {
    name: 'Season',
    taskIds: [await buildPhotoTask(api.database)],
  });
  const locationId = await buildLocation(api.database, {
    isDefault: true,
    activityIds: [activityId],
    usePosTransactionsAndOrders: true,
  });
  const product = { code: 'SKI-SET', name: 'Season card', requiresImage: true };
  const { id: productId } = (await boss.post('/api/admin/products').send(product).expect(200)).body;
  await boss.post(`/api/activities/${activityId}/products`).send({ productId }).expect(200);
  const { email, lines } = orderOfFamily();
  await bringBy(boss)(lines, false);

  const claims = { email, given_name: 'Lena', family_name: 'Hoffmann', email_verified: true };
  const lena = await api.as({ ...claims, sub: email });
  const [season] = (await lena.get(`/api/activities/locations/${locationId}/contacts`).expect(200)).body;
  expect(season.contacts).toMatchObject([
    { firstName: 'Lena', tasksTotal: 1, isCheckInComplete: false, reasons: [{ code: 'requiredByPurchase' }] },
    { firstName: 'Mira', tasksTotal: 1, isCheckInComplete: false },
  ]);
});
