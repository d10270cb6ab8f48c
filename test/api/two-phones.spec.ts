import { randomUUID } from 'node:crypto';
import { memberProfileSchema } from '@arrival/contracts';
import { type SignedInAgent, startApi, type TestApi } from '../support/api';
import {
  buildCheckinResort,
  type CheckinResort,
  childAnswers,
  complete,
  group,
  rentalAnswers,
  signedInCarters,
  taskOf,
} from '../support/checkin';

/** Two phones, one profile: a save that did not see the newer one is refused with it; nothing is lost unseen. */
let api: TestApi;
let resort: CheckinResort;
let emma: SignedInAgent;
let mia: number;

beforeAll(async () => {
  api = await startApi();
  resort = await buildCheckinResort(api);
});
beforeEach(async () => {
  ({ emma, mia } = await signedInCarters(api));
});
afterAll(() => api.close());

const saves = async (): Promise<number> =>
  (await api.database.rows("select 1 from audit_event where entity_id = $1 and action like 'checkin.%'", [String(mia)]))
    .length;

const kinds = {
  rental: {
    task: async () => taskOf((await group(emma, resort, [mia])).rentalProfileContactTasks, mia),
    base: rentalAnswers as object,
    mine: { shoeSize: '38.5' },
    theirs: { shoeSize: '39' },
  },
  'child registration': {
    task: async () => taskOf((await group(emma, resort, [mia])).childRegistrationContactTasks, mia),
    base: childAnswers as object,
    mine: { foodAllergy: 'Nuts' },
    theirs: { foodAllergy: 'Milk' },
  },
};

describe.each(Object.entries(kinds))('%s', (_, { task, base, mine, theirs }) => {
  const version = (seen: { relatedObject: object | null }) =>
    (seen.relatedObject as { version?: string } | null)?.version ?? null;

  test('the second of two phones hears of the first, sees what it saved, and decides', async () => {
    const seen = await task();
    const first = await complete(emma, seen, { ...base, ...theirs, version: version(seen) });
    expect([first.status, version(first.body)]).toEqual([200, expect.any(String)]);
    const second = await complete(emma, seen, { ...base, ...mine, version: version(seen) });
    expect([second.status, second.body.code]).toEqual([409, 'profile.changed_meanwhile']);
    // Without the lists, which stand beside a rental profile.
    expect((await task()).relatedObject).toMatchObject(second.body.details.relatedObject);
    expect(second.body.details.relatedObject).toMatchObject({ ...theirs, version: version(first.body) });
    expect(second.headers['cache-control']).toBe('no-store');
    const kept = await complete(emma, seen, { ...base, ...mine, version: second.body.details.relatedObject.version });
    expect(kept.body.relatedObject).toMatchObject(mine);
    expect((await task()).relatedObject).toEqual(kept.body.relatedObject);
    expect(await saves()).toBe(2);
  });

  test('two saves at the same instant: one is stored, the other hears of it', async () => {
    const seen = await task();
    const both = await Promise.all(
      [mine, theirs].map((change) => complete(emma, seen, { ...base, ...change, version: version(seen) })),
    );
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await saves()).toBe(1);
  });

  test('a version that is read and sent back is the newest until somebody saves', async () => {
    await complete(emma, await task(), base);
    const seen = await task();
    expect((await complete(emma, seen, { ...base, ...mine, version: version(seen) })).status).toBe(200);
    expect((await complete(emma, seen, { ...base, ...theirs, version: version(seen) })).status).toBe(409);
  });

  test('the same save again is answered as before, also when a newer one has come (D20)', async () => {
    const seen = await task();
    const key = randomUUID();
    const body = { ...base, ...mine, version: version(seen) };
    const first = await complete(emma, seen, body, key);
    expect((await complete(emma, seen, body)).body).toEqual(first.body);
    await complete(emma, seen, { ...base, ...theirs, version: version(first.body) }).expect(200);
    const again = await complete(emma, seen, body, key);
    expect([again.status, again.body]).toEqual([200, first.body]);
    expect((await complete(emma, seen, body)).status).toBe(409);
    expect((await task()).relatedObject).toMatchObject(theirs);
  });

  test('a save without a version is saved, as callers of the contract send it', async () => {
    await complete(emma, await task(), { ...base, ...theirs }).expect(200);
    await complete(emma, await task(), { ...base, ...mine }).expect(200);
    expect((await task()).relatedObject).toMatchObject(mine);
  });
});

test('the member profile tells the same versions', async () => {
  await complete(emma, await kinds.rental.task(), rentalAnswers).expect(200);
  await complete(emma, await kinds['child registration'].task(), childAnswers).expect(200);
  const profile = memberProfileSchema.strict().parse((await emma.get(`/api/profile/contacts/${mia}`)).body);
  expect(profile.rentalProfile?.version).toBe((await kinds.rental.task()).relatedObject.version);
  expect(profile.childRegistration?.version).toBe((await kinds['child registration'].task()).relatedObject?.version);
});
