import { administrator, administratorVariables } from '../../support/administrator';
import { type SignedInAgent, startApi, type TestApi } from '../../support/api';
import { buildHousehold } from '../../support/build-household';

/** Searches of staff stay in the trail; an erasure takes the words of those that were for the household, and of no others (D61). */
let api: TestApi;
let boss: SignedInAgent;

beforeAll(async () => {
  api = await startApi(administratorVariables);
  boss = await administrator(api);
});
afterAll(() => api.close());

type Person = { readonly firstName: string; readonly lastName: string };

/** Erases a household after these searches, and answers which of them still say what was sought. */
async function leftOf(searches: readonly string[], head: Person, marks = ''): Promise<string[]> {
  const { headId } = await buildHousehold(api.database, {
    ...{ issuer: api.identity.issuer, subject: searches.join() },
    ...{ head, members: [{ ...head, firstName: 'Zoë' }] },
  });
  if (marks) await api.database.rows(`update contact set ${marks} where contact_id = $1`, [headId]);
  const first = await api.database.row<{ id: string }>('select coalesce(max(id), 0) as id from audit_event');
  await api.database.rows(
    `insert into audit_event (actor_email, action, entity, entity_id, after, is_administrative, is_read)
     select 'boss@example.com', 'guests.searched', 'search', 'guests', jsonb_build_object('sought', sought, 'found', 1), true, true
     from unnest($1::text[]) sought`,
    [searches],
  );
  await boss.post(`/api/admin/guests/${headId}/erasure`).expect(200);
  const left = await api.database.rows<{ sought: string }>(
    "select after ->> 'sought' as sought from audit_event where entity = 'search' and id > $1 and after ? 'sought' order by id",
    [first.id],
  );
  return left.map(({ sought }) => sought);
}

test.each([
  [{ firstName: 'Ann', lastName: 'o' }, ['Ford', 'Olivia Found', "Liam O'Brien", 'Zoë Ford', 'hoo@example.com']],
  [{ firstName: 'Sam', lastName: 'Code' }, ['a family code', 'a code or number', 'id 12, 13', 'Codey']],
  [{ firstName: 'Linh', lastName: 'To' }, ['from 2026-01-01, to 2026-02-01', 'Tomas Linhart', 'all']],
  [{ firstName: 'Juan', lastName: 'de la Cruz' }, ['Paula de la Rosa', 'Cruz Beckham']],
  [{ firstName: '-', lastName: '-' }, ['all', 'a family code', '']],
])('searches for others stay when %j is erased', async (head, searches) => {
  expect(await leftOf(searches, head)).toEqual(searches);
});

test.each([
  [
    { firstName: 'Jürgen', lastName: 'Müller' },
    ['muller', 'MÜLLER', 'Mia Muller', 'müller, contactId 7', 'jurgen', 'zoe'],
  ],
  [{ firstName: 'Erin', lastName: "O'Neil-Smith" }, ['o’neil smith', 'Erin O Neil Smith', 'oneil–smith', 'ONeilSmith']],
  [{ firstName: 'Anna-Lena', lastName: 'Voss' }, ['Anna-Lena', 'anna lena', 'annalena', 'Voss Anna-Lena']],
  [{ firstName: '小龙', lastName: '李' }, ['李', '李 小龙', '小龙']],
])('searches for %j go, however they were typed', async (head, searches) => {
  expect(await leftOf([...searches, 'Somebody Else'], head)).toEqual(['Somebody Else']);
});

test('an address, a phone number and a customer number are found however they were typed', async () => {
  const searches = ['ANN.B@lake.example', '+1 (970) 555-0177', '0970 555 01 77', '970.555.0177', 'c-77'];
  const marks = "email = 'Ann.B@Lake.example', phone = '+19705550177', customer_number = 'C-77'";
  const others = ['ann@lake.example', 'lake.example', '970 555 0178', 'C-777'];
  expect(await leftOf([...searches, ...others], { firstName: 'Ann', lastName: 'Bloom' }, marks)).toEqual(others);
});

test('what somebody was called, and how they were reached, before it was put right or they were taken out goes too', async () => {
  const { headId, memberIds } = await buildHousehold(api.database, {
    ...{ issuer: api.identity.issuer, subject: 'put-right', head: { firstName: 'Rosa', lastName: 'Lindqvist' } },
    members: [
      { firstName: 'Mai', lastName: 'Lindkvist' },
      { firstName: 'Tobi', lastName: 'Lindkvist' },
    ],
  });
  const [mai, tobi] = memberIds as [number, number];
  await boss.patch(`/api/admin/guests/${mai}`).send({ email: 'mai@old.example', phone: '+1 970 555 0199' }).expect(200);
  const right = { firstName: 'Maj', lastName: 'Lindqvist', email: null, phone: null };
  await boss.patch(`/api/admin/guests/${mai}`).send(right).expect(200);
  await boss.delete(`/api/admin/guests/${tobi}`).expect(200);
  const gone = ['Mai Lindkvist', 'MAI@old.example', '970 555 01 99', 'tobi lindkvist', 'mai', 'TOBI', 'lindkvist'];
  const searches = [...gone, 'Tobi Maguire', 'Mair', 'Mai Thi'];
  for (const q of searches)
    await boss
      .get('/api/admin/guests')
      .query({ filter: JSON.stringify({ q }) })
      .expect(200);
  await boss.post(`/api/admin/guests/${headId}/erasure`).expect(200);
  const left = await api.database.rows<{ sought: string }>(
    "select after ->> 'sought' as sought from audit_event where entity = 'search' and after ->> 'sought' = any($1)",
    [searches],
  );
  expect(left.map(({ sought }) => sought)).toEqual(['Tobi Maguire', 'Mair', 'Mai Thi']);
});

test.each(['', '-', 'Mai', "a\\@b c'd", "O'Neil-Smith Jr."])(
  'a former name as odd as %j stops no erasure',
  async (name) => {
    const [sought] = await api.database.rows<{ query: string | null }>(
      'select names_sought(array[$1])::text as query',
      [name],
    );
    expect(sought?.query ?? '').not.toContain('\\');
  },
);
