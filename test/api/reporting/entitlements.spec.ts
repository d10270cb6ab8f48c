import { entitlementsSchema } from '@arrival/contracts';
import { addDays, dayInZone } from '@arrival/rules';
import { administrator, administratorVariables } from '../../support/administrator';
import { startApi, type TestApi } from '../../support/api';
import { addPurchase } from '../../support/build-household';
import { buildCheckinResort, signedInCarters } from '../../support/checkin';
import { buildShop, REPORT } from '../../support/customer-report';
import { until } from '../../support/until';

const LESSON = 4100;
const SEASON_PASS = 4101;

let api: TestApi;
beforeAll(async () => {
  api = await startApi(administratorVariables);
});
afterAll(() => api.close());

test('entitlements by customer number: open ones only, unknown numbers without a customer, at most 500', async () => {
  const admin = await administrator(api);
  const goods = { lesson: LESSON, seasonPass: SEASON_PASS };
  await buildShop(api.database, await buildCheckinResort(api), goods);
  const { mia } = await signedInCarters(api);
  await addPurchase(api.database, mia, { productId: LESSON, productDate: '2026-12-24' });
  await addPurchase(api.database, mia, { productId: SEASON_PASS, status: 'cancelled' });
  const { code } = await api.database.row<{ code: string }>(
    'select customer_number as code from contact where contact_id = $1',
    [mia],
  );
  const find = (codes: string) => admin.post(`${REPORT}/entitlements`).send({ ipCodesCommaSeparated: codes });
  const found = entitlementsSchema.array().parse((await find(` ${code.toLowerCase()} , nobody,`).expect(200)).body);
  expect(found).toMatchObject([
    {
      ipCode: code.toLowerCase(),
      customer: { contactId: mia },
      entitlements: [{ productName: 'Ski lesson', productDate: '2026-12-24' }],
      media: [],
    },
    { ipCode: 'nobody', customer: null, entitlements: [] },
  ]);
  expect((await find(Array.from({ length: 501 }, (_, index) => `C${index}`).join(',')).expect(422)).body.code).toBe(
    'report.codes_invalid',
  );
});

// At any hour one of them has another day than the database.
test.each(['Pacific/Kiritimati', 'Pacific/Pago_Pago'])(
  'what has run out goes by the day of the resort: %s',
  async (zone) => {
    const admin = await administrator(api);
    await api.database.rows('update location set time_zone = $1 where is_default', [zone]);
    const { mia } = await signedInCarters(api);
    const today = dayInZone(new Date(), zone);
    for (const day of [addDays(today, -1), today])
      await api.database.rows(
        "insert into purchase (contact_id, product_id, kind, status, expires_on) values ($1, $2, 'prepaidAccess', 'open', $3)",
        [mia, SEASON_PASS, day],
      );
    const { code } = await api.database.row<{ code: string }>(
      'select customer_number as code from contact where contact_id = $1',
      [mia],
    );
    const held = async () => {
      const answer = await admin.post(`${REPORT}/entitlements`).send({ ipCodesCommaSeparated: code }).expect(200);
      return entitlementsSchema
        .array()
        .parse(answer.body)[0]
        ?.entitlements.map(({ expiryDate }) => expiryDate);
    };
    await until(async () => JSON.stringify(await held()) === JSON.stringify([today]));
  },
);
