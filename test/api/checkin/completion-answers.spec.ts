import { randomBytes } from 'node:crypto';
import type { ContactTask, Waiver } from '@arrival/contracts';
import fc from 'fast-check';
import { CheckinScene } from '../../../api/src/domains/checkin/checkin-scene';
import { HealthAnswers } from '../../../api/src/domains/pos/health-answers.facade';
import type { PosHousehold } from '../../../api/src/domains/pos/pos.facade';
import { type SignedInAgent, startApi, type TestApi } from '../../support/api';
import { born, buildHousehold, type Household } from '../../support/build-household';
import {
  buildCheckinResort,
  type CheckinResort,
  childAnswers,
  complete,
  group,
  rentalAnswers,
  taskOf,
} from '../../support/checkin';

/**
 * A completion is answered from what its planner says will be on file. Whatever the household, the database then says the same: household and
 * contact task alike.
 */
let api: TestApi;
let resort: CheckinResort;
const after = jest.spyOn(CheckinScene.prototype, 'after');

beforeAll(async () => {
  api = await startApi();
  resort = await buildCheckinResort(api, { consolidateWaivers: true });
  await api.database.rows('update task set is_optional = true where task_type_id <> 1');
});
afterAll(async () => {
  after.mockRestore();
  await api.close();
});

const kinds = ['waiver', 'rental', 'child', 'photo', 'skip'] as const;
const member = fc.record({
  age: fc.oneof(fc.integer({ min: 3, max: 17 }), fc.integer({ min: 18, max: 49 })),
  /** Days since each was saved; null = not at all. */
  rental: fc.option(fc.integer({ min: 0, max: 600 })),
  child: fc.option(fc.integer({ min: 0, max: 600 })),
  photo: fc.option(fc.integer({ min: 0, max: 2_000 })),
  signed: fc.option(fc.integer({ min: 0, max: 600 })),
  skipped: fc.option(fc.integer({ min: 0, max: 2 })),
  isAskedAgain: fc.boolean(),
});
const family = fc.record({
  members: fc.array(member, { minLength: 1, maxLength: 4 }),
  steps: fc.array(fc.record({ who: fc.nat(4), kind: fc.constantFrom(...kinds), together: fc.boolean() }), {
    minLength: 4,
    maxLength: 8,
  }),
});
type Family = typeof family extends fc.Arbitrary<infer Value> ? Value : never;
type Step = Family['steps'][number];

async function build({ members }: Family): Promise<{ household: Household; agent: SignedInAgent; ids: number[] }> {
  const subject = randomBytes(8).toString('hex');
  const household = await buildHousehold(api.database, {
    issuer: api.identity.issuer,
    subject,
    members: members.map(({ age }, index) => ({ firstName: `Kim${index}`, dateOfBirth: born(age) })),
  });
  for (const [index, { rental, child, photo, signed, skipped, isAskedAgain }] of members.entries()) {
    const id = household.memberIds[index] ?? 0;
    const save = (days: number | null, table: string, columns: string, ...values: unknown[]) =>
      days === null
        ? undefined
        : api.database.rows(
            `insert into ${table} (contact_id, ${columns}) values ($1, now() - $2 * interval '1 day'${values.map((_, at) => `, $${at + 3}`).join('')})`,
            [id, days, ...values],
          );
    await save(
      rental,
      'rental_profile',
      'updated_at, age_key, ability_key, height_key, weight_key',
      '0-49',
      'II',
      'H1',
      'W1',
    );
    const sealed = api.app
      .get(HealthAnswers, { strict: false })
      .seal(id, { ...childAnswers, medication: 'None', drugAllergy: 'None' });
    await save(child, 'child_registration', 'updated_at, key_id, sealed', sealed.keyId, sealed.sealed);
    await save(photo, 'photo', 'updated_at, hash, storage_key, byte_size', 'a'.repeat(64), 'photos/old.jpg', 1);
    for (const table of isAskedAgain ? ['rental_profile', 'child_registration', 'photo'] : [])
      await api.database.rows(`update ${table} set asked_again = 'Too dark' where contact_id = $1`, [id]);
    await save(signed, 'waiver_authorization', 'effective_on, pos_waiver_id, expires_on', 'W-SEASON', '2026-12-24');
    await save(skipped, 'task_skip', 'skipped_on, task_id', resort.tasks.rental);
  }
  return { household, agent: await api.as({ sub: subject }), ids: [household.headId, ...household.memberIds] };
}

type Tasks = Awaited<ReturnType<typeof group>>;
const listOf = (tasks: Tasks, kind: Step['kind']): ContactTask[] =>
  ({
    waiver: tasks.waiverContactTasks,
    rental: tasks.rentalProfileContactTasks,
    child: tasks.childRegistrationContactTasks,
    photo: tasks.photoContactTasks,
    skip: tasks.rentalProfileContactTasks,
  })[kind];

async function send(agent: SignedInAgent, ids: number[], { who, kind, together }: Step) {
  const contactId = ids[who % ids.length] ?? 0;
  const grouping = await group(agent, resort, kind === 'waiver' && together ? ids : [contactId]);
  const task = listOf(grouping, kind).find(({ contact }) => contact.contactId === contactId);
  // No adult is asked for a child's registration.
  if (!task) return null;
  if (kind === 'skip') return complete(agent, { ...task, isSkipped: true }, {});
  if (kind === 'rental') return complete(agent, task, { ...rentalAnswers, shoeSize: String(30 + (who % 10)) });
  if (kind === 'child') return complete(agent, task, { ...childAnswers, medication: `Pills ${who}` });
  if (kind === 'photo') {
    const hash = randomBytes(32).toString('hex');
    await api.database.rows(
      "insert into photo_upload (contact_id, hash, storage_key, byte_size) values ($1, $2, 'photos/new.jpg', 1)",
      [contactId, hash],
    );
    return complete(agent, task, { photoHash: hash });
  }
  const waiver = task.relatedObject as Waiver;
  const given = { agree: true, consent: true, relationship: 'parent', signatureDateOffset: -7, agreedContactIds: ids };
  return complete(agent, task, { ...waiver, ...given, signerName: waiver.expectedSignerName });
}

/** In one order, instants and bytes written one way. */
const sorted = <Row extends object>(rows: readonly Row[]) =>
  rows
    .map((row) =>
      Object.fromEntries(
        Object.entries(row).map(([name, value]) => {
          if (name.endsWith('AtUtc')) return [name, new Date(value as string).toISOString()];
          return [name, name === 'sealed' ? Buffer.from(value as string, 'base64').toString('hex') : value];
        }),
      ),
    )
    .map((row) => JSON.stringify(row, Object.keys(row).sort()))
    .sort();
const said = ({ headContactId, ...parts }: PosHousehold): unknown => [
  headContactId,
  Object.entries(parts)
    .sort()
    .map(([name, rows]) => [name, sorted(rows as readonly object[])]),
];

test('is what the database says then, whatever the household', async () => {
  const written: Record<string, number> = {};
  await fc.assert(
    fc.asyncProperty(family, async (seed) => {
      const { household, agent, ids } = await build(seed);
      for (const step of seed.steps) {
        after.mockClear();
        const answer = await send(agent, ids, step);
        // An optional task that is done already cannot be skipped again and the like: such a call writes nothing.
        if (answer?.status !== 200 || after.mock.calls.length === 0) continue;
        written[step.kind] = (written[step.kind] ?? 0) + 1;
        const { document } = await api.database.row<{ document: string }>(
          'select document from household_document where head_contact_id = $1',
          [household.headId],
        );
        expect(said(after.mock.calls.at(-1)?.[0] as PosHousehold)).toEqual(said(JSON.parse(document) as PosHousehold));
        const { contactId } = answer.body.contact;
        const again = taskOf(listOf(await group(agent, resort, [contactId]), step.kind), contactId);
        const withoutText = (task: ContactTask) => ({
          ...task,
          relatedObject: { ...task.relatedObject, rolText: null },
        });
        expect(withoutText(answer.body)).toEqual(withoutText(again));
      }
    }),
    { numRuns: 30 },
  );
  expect(Object.keys(written).sort()).toEqual([...kinds].sort());
});
