import { administrator, administratorVariables } from '../../support/administrator';
import { type SignedInAgent, startApi, type TestApi } from '../../support/api';
import { bringBy, nothingDone, orderOfFamily } from '../../support/shop-orders';

/** Who signs in for the first time before their provider has verified their e-mail (D2, D75, D76). */
let api: TestApi;
let boss: SignedInAgent;

beforeAll(async () => {
  api = await startApi(administratorVariables);
  boss = await administrator(api);
  await api.database.rows("insert into product (product_id, code, name) values (7, 'SKI-SET', 'Ski set')");
});
afterAll(() => api.close());

const bring = (lines: readonly object[]) => bringBy(boss)(lines);
const family = async (email: string, isVerified: boolean, more: object = {}): Promise<string[]> => {
  const claims = { sub: email, email, email_verified: isVerified, given_name: 'Lena', family_name: 'Hoffmann' };
  const guest = await api.as({ ...claims, ...more });
  const { body } = await guest.get('/api/profile').expect(200);
  return body.contacts.map(({ firstName }: { firstName: string }) => firstName);
};

test.each(['before', 'after'])(
  'an order told %s the first sign-in is found once the e-mail is verified',
  async (when) => {
    const { email, lines } = orderOfFamily();
    if (when === 'before') await bring(lines);
    expect(await family(email, false)).toEqual(['Lena']);
    if (when === 'after') await bring(lines);
    expect(await family(email, false)).toEqual(['Lena']);
    const added = () => api.database.count("audit_event where action = 'household.account_added'");
    const before = await added();
    expect(await family(email, true)).toEqual(['Lena', 'Mira']);
    expect(await added()).toBe(before + 1);
    expect(await family(email, true)).toEqual(['Lena', 'Mira']);
    expect(await api.database.rows('select from contact where email = $1', [email])).toHaveLength(1);
  },
);

test('whoever is known needs no name in the token for it', async () => {
  const { email } = orderOfFamily();
  await family(email, false);
  expect(await family(email, true, { given_name: undefined, family_name: undefined })).toEqual(['Lena']);
});

test('an order told after the e-mail was verified goes to who has it', async () => {
  const { email, lines } = orderOfFamily();
  await family(email, false);
  await family(email, true);
  expect(await bring(lines)).toEqual({ ...nothingDone, added: 2, newPeople: 1 });
  expect(await family(email, true)).toEqual(['Lena', 'Mira']);
});

test('staff give a family to an account whose e-mail was verified later', async () => {
  const [booked, used] = [orderOfFamily(), orderOfFamily()];
  await bring(booked.lines);
  await family(used.email, false);
  const [head] = await api.database.rows<{ id: number }>('select contact_id as id from contact where email = $1', [
    booked.email,
  ]);
  const give = () =>
    boss.post(`/api/admin/guests/${head!.id}/account`).send({ email: used.email, reason: 'Showed the confirmation' });
  expect((await give()).body.code).toBe('account.unknown');
  await family(used.email, true);
  await give().expect(200);
  expect(await family(used.email, true)).toEqual(['Lena', 'Mira']);
});

test('another e-mail than the one on file vouches for nothing, nor does one that is not verified', async () => {
  const { email, lines } = orderOfFamily();
  await family(email, false);
  await family(email, true, { email: `other.${email}` });
  await bring(lines);
  expect(await family(email, false)).toEqual(['Lena']);
  expect(await family(email, true, { email: `other.${email}` })).toEqual(['Lena']);
});

test('who has begun to check in meanwhile keeps what is theirs', async () => {
  const { email, lines } = orderOfFamily();
  await family(email, false);
  await api.database.rows(
    "insert into waiver_authorization (contact_id, pos_waiver_id, effective_on) select contact_id, 'W', current_date from contact where email = $1",
    [email],
  );
  await bring(lines);
  expect(await family(email, true)).toEqual(['Lena']);
  const later = orderOfFamily().lines.map((line) => ({ ...line, email }));
  expect(await bring(later)).toMatchObject({ added: 2, newFamilies: 0, newPeople: 0, faults: [] });
});

test('of many first readings at once one finds the family and the others see it', async () => {
  const { email, lines } = orderOfFamily();
  await family(email, false);
  await bring(lines);
  const all = await Promise.all(Array.from({ length: 6 }, () => family(email, true)));
  expect(all).toEqual(Array.from({ length: 6 }, () => ['Lena', 'Mira']));
});
