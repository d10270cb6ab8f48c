import { randomUUID } from 'node:crypto';
import { formDraftRoutes, formDraftsSchema, memberProfileSchema } from '@arrival/contracts';
import { RemoveExpiredService } from '../../../api/src/domains/privacy/remove-expired.service';
import { type SignedInAgent, startApi, type TestApi } from '../../support/api';
import {
  buildCheckinResort,
  type CheckinResort,
  childAnswers,
  complete,
  group,
  rentalAnswers,
  signedInCarters,
  taskOf,
} from '../../support/checkin';

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

describe('what was typed and not saved', () => {
  const typed = { foodAllergy: 'Peanuts 7731', drugAllergy: '' };
  const nameOf = (contactId: number) => `child.${resort.locationId}.${resort.activityId}.1.${contactId}`;
  const pathOf = (name: string) => formDraftRoutes.one.replace('{name}', name);
  const keep = (agent: SignedInAgent, name: string, value: object = typed) => agent.put(pathOf(name)).send({ value });
  const kept = async (agent: SignedInAgent) =>
    formDraftsSchema.strict().parse((await agent.get(formDraftRoutes.all).expect(200)).body).drafts;

  test('is there on the other phone, the last of it, until it is saved or given up', async () => {
    await keep(emma, nameOf(mia), { foodAllergy: 'Pea' }).expect(200);
    await keep(emma, nameOf(mia)).expect(200);
    expect(await kept(emma)).toEqual([{ name: nameOf(mia), value: typed, keptAtUtc: expect.any(String) }]);
    await emma.delete(pathOf(nameOf(mia))).expect(200);
    expect(await kept(emma)).toEqual([]);
  });

  test('is sealed, and in no other words of the database', async () => {
    await keep(emma, nameOf(mia)).expect(200);
    const [row] = await api.database.rows<{ sealed: Buffer }>('select sealed from form_draft where name = $1', [
      nameOf(mia),
    ]);
    expect(row?.sealed.toString('utf8')).not.toContain('Peanuts 7731');
    expect(await api.database.rows("select 1 from audit_event e where e::text like '%Peanuts 7731%'")).toEqual([]);
  });

  test('is nobody else’s: another household’s member is not found, and nothing changes', async () => {
    await keep(emma, nameOf(mia)).expect(200);
    const { emma: stranger } = await signedInCarters(api);
    for (const answer of [await keep(stranger, nameOf(mia), {}), await stranger.delete(pathOf(nameOf(mia)))]) {
      expect(answer.status).toBe(404);
      expect(answer.body.code).toBe('contact.unknown');
    }
    expect(await kept(stranger)).toEqual([]);
    expect(await kept(emma)).toHaveLength(1);
  });

  test('is answered for a day, and gone with the next sweep', async () => {
    await keep(emma, nameOf(mia)).expect(200);
    await api.database.rows(
      "update form_draft set kept_at = now() - interval '24 hours 1 minute' where contact_id = $1",
      [mia],
    );
    expect(await kept(emma)).toEqual([]);
    await api.app.get(RemoveExpiredService).run(randomUUID(), new AbortController().signal, async () => undefined);
    expect(await api.database.rows('select 1 from form_draft where contact_id = $1', [mia])).toEqual([]);
  });

  test.each([
    ['a name of no form', () => keep(emma, 'waiver.1.1.1.1')],
    ['a value of no field', () => emma.put(pathOf(nameOf(mia))).send({ value: 'Peanuts' })],
    ['more than a form holds', () => keep(emma, nameOf(mia), { a: 'x'.repeat(4_001) })],
    [
      'too many fields',
      () => keep(emma, nameOf(mia), Object.fromEntries(Array.from({ length: 9 }, (_, n) => [n, 'x'.repeat(3_000)]))),
    ],
  ])('%s is refused', async (_, refused) => {
    expect((await refused()).status).toBe(400);
    expect(await kept(emma)).toEqual([]);
  });
});
