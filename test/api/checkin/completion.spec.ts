import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import type { SignedInAgent, TestApi } from '../../support/api';
import { startApi } from '../../support/api';
import type { Household } from '../../support/build-household';
import { buildPhotoTask } from '../../support/build-resort';
import {
  buildCarters,
  buildCheckinResort,
  type CheckinResort,
  childAnswers,
  complete,
  group,
  rentalAnswers,
  signedInCarters,
  taskOf,
} from '../../support/checkin';
import { heardChanges } from '../../support/heard-changes';
import { lockWaits } from '../../support/lock-waits';
import { yearPasses } from '../../support/year-passes';

let api: TestApi;
let resort: CheckinResort;
let carters: Household;
let emma: SignedInAgent;
let mia: number;

beforeAll(async () => {
  api = await startApi();
  resort = await buildCheckinResort(api);
});

beforeEach(async () => {
  ({ carters, emma, mia } = await signedInCarters(api));
});

afterAll(() => api.close());

const rows = (text: string, values: unknown[] = []) => api.database.rows(text, values);
const documentIsTrue = async () => {
  const text =
    'select document::jsonb = household_json($1)::jsonb as same from household_document where head_contact_id = $1';
  expect(await rows(text, [carters.headId])).toEqual([{ same: true }]);
};

/** Everything by which a word is found that nobody has sealed: as it stands, as bytes, and in base64, which has three of it by where it begins. */
function writingsOf(word: string): string[] {
  const inBase64 = [0, 1, 2].map((before) =>
    Buffer.from(' '.repeat(before) + word)
      .toString('base64')
      .slice(before && before + 1, -4),
  );
  return [word, Buffer.from(word).toString('hex'), ...inBase64];
}

describe('a rental profile', () => {
  const task = async () => taskOf((await group(emma, resort, [mia])).rentalProfileContactTasks, mia);

  test('is saved and then done', async () => {
    const { status, body } = await complete(emma, await task(), rentalAnswers);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      isComplete: true,
      isReadOnly: true,
      relatedObject: { selectedAbility: 'I', shoeSize: '38', selectedGoofy: 'N' },
    });
    expect(await task()).toMatchObject({
      isComplete: true,
      relatedObject: { ...rentalAnswers, updateDate: body.relatedObject.updateDate },
    });
    await documentIsTrue();
  });

  test('has the sole of her own boots, for whoever reads her label', async () => {
    const { body } = await complete(emma, await task(), { ...rentalAnswers, bootSoleMm: 245 });
    expect(body.relatedObject).toMatchObject({ bootSoleMm: 245 });
    const profile = await emma.get(`/api/profile/contacts/${mia}`);
    expect(profile.body.rentalProfile).toMatchObject({ shoeSize: '38', bootSoleMm: 245 });
    await documentIsTrue();
  });

  test('can be changed later', async () => {
    await complete(emma, await task(), rentalAnswers);
    const { body } = await complete(emma, await task(), { ...rentalAnswers, shoeSize: '39' });
    expect(body.relatedObject.shoeSize).toBe('39');
    expect(await rows('select shoe_size from rental_profile where contact_id = $1', [mia])).toEqual([
      { shoe_size: '39' },
    ]);
  });

  test.each([
    ['selectedHeight', { selectedHeight: '' }, 400, 'This is required.'],
    ['shoeSize', { shoeSize: '' }, 400, 'This is required.'],
    ['shoeSize', { shoeSize: 'x'.repeat(33) }, 400, expect.any(String)],
    ['bootSoleMm', { bootSoleMm: 42 }, 400, expect.any(String)],
    ['selectedAbility', { selectedAbility: 'I-' }, 422, 'Please choose one of the offered values.'],
    ['selectedWeight', { selectedWeight: 'heavy' }, 422, 'Please choose one of the offered values.'],
  ])('names a wrong %s and stores nothing', async (field, change, status, message) => {
    const answer = await complete(emma, await task(), { ...rentalAnswers, ...change });
    expect(answer.status).toBe(status);
    expect(answer.body.errors).toMatchObject([{ path: `relatedObject.${field}`, code: expect.any(String), message }]);
    expect(await rows('select 1 from rental_profile where contact_id = $1', [mia])).toEqual([]);
  });
});

describe("a child's registration", () => {
  const task = async () => taskOf((await group(emma, resort, [mia])).childRegistrationContactTasks, mia);

  test('that ran out and is still true is stored anew: a completion, a date and a line in the trail of its own', async () => {
    await complete(emma, await task(), childAnswers).expect(200);
    await yearPasses(api.database, 'child_registration', [mia]);
    const due = await task();
    expect(due).toMatchObject({ isComplete: false, relatedObject: { foodAllergy: 'Peanuts', drugAllergy: 'None' } });
    for (const _ of ['once', 'and sent again'])
      expect((await complete(emma, due, due.relatedObject as object).expect(200)).body.isComplete).toBe(true);
    const stored = await rows(
      `select (select count(*)::integer from completion where contact_id = $1 and task_id = $2) as completions,
        (select count(*)::integer from audit_event where entity_id = $1::text and action = 'checkin.child_registration') as told,
        (select updated_at > now() - interval '1 day' from child_registration where contact_id = $1) as today`,
      [mia, resort.tasks.child],
    );
    expect(stored).toEqual([{ completions: 2, told: 2, today: true }]);
  });

  test('is saved with None in empty health fields', async () => {
    const { status, body } = await complete(emma, await task(), childAnswers);
    expect(status).toBe(200);
    expect(body.relatedObject).toMatchObject({
      foodAllergy: 'Peanuts',
      medication: 'None',
      drugAllergy: 'None',
      specialCondition: 'None',
    });
    expect((await task()).relatedObject).toEqual(body.relatedObject);
    await documentIsTrue();
  });

  test('is never readable in the database, the remembered answers of a repeated call included', async () => {
    await complete(emma, await task(), childAnswers, randomUUID()).expect(200);
    const tables = await rows(
      "select relname from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace",
    );
    for (const { relname } of tables) {
      const [found] = await rows(`select string_agg(t::text, '') as text from ${relname} t`);
      const text = found!['text'] ?? '';
      expect([relname, writingsOf('Peanuts').filter((writing) => text.includes(writing))]).toEqual([relname, []]);
    }
  });

  test.each([
    ['primaryEmergencyContact', 'Primary contact name is required'],
    ['primaryEmergencyPhone', 'Primary contact phone required'],
    ['alternateEmergencyContact1', 'Alternate contact name is required'],
    ['alternateEmergencyPhone1', 'Alternate contact phone required'],
  ])('needs %s', async (field, message) => {
    for (const missing of ['  ', undefined]) {
      const answer = await complete(emma, await task(), { ...childAnswers, [field]: missing });
      expect(answer.status).toBe(400);
      expect(answer.body.errors).toMatchObject([{ path: `relatedObject.${field}`, code: expect.any(String), message }]);
    }
  });

  test('keeps names that were copied with marks of direction without them (D68)', async () => {
    const copied = {
      ...childAnswers,
      primaryEmergencyContact: '\u2068نور\u2069',
      alternateEmergencyContact1: '\u202aLou\u202c',
    };
    const { body } = await complete(emma, await task(), copied).expect(200);
    expect(body.relatedObject).toMatchObject({
      primaryEmergencyContact: 'نور',
      alternateEmergencyContact1: 'Lou',
    });
  });

  test('keeps phone numbers as E.164, whatever way they were written; the same ones again are the same registration', async () => {
    const written = { ...childAnswers, primaryEmergencyPhone: '(970) 555-0100' };
    const first = await complete(emma, await task(), { ...written, alternateEmergencyPhone1: '+43 512 555-0199' });
    expect(first.body.relatedObject).toMatchObject({
      primaryEmergencyPhone: '+19705550100',
      alternateEmergencyPhone1: '+435125550199',
    });
    const again = await complete(emma, await task(), { ...written, alternateEmergencyPhone1: '+43 (0)512 5550199' });
    expect(again.body).toEqual(first.body);
    expect(
      await rows('select 1 from audit_event where action = $1 and entity_id = $2', [
        'checkin.child_registration',
        String(mia),
      ]),
    ).toHaveLength(1);
  });

  test.each([
    ['primaryEmergencyPhone', '12', 'Please check the primary phone number. From abroad it begins with +.'],
    [
      'alternateEmergencyPhone1',
      'call the hotel',
      'Please check the secondary phone number. From abroad it begins with +.',
    ],
    ['alternateEmergencyPhone1', '970.555.0100', 'Please give another number, in case nobody answers the first.'],
    ['alternateEmergencyContact1', ' emma  CARTER', 'Please name a second person, in case we cannot reach the first.'],
  ])('refuses %s %j and stores nothing', async (field, value, message) => {
    const answer = await complete(emma, await task(), { ...childAnswers, [field]: value });
    expect([answer.status, answer.body.code]).toEqual([422, 'profile.implausible']);
    expect(answer.body.errors).toMatchObject([{ path: `relatedObject.${field}`, code: expect.any(String), message }]);
    expect(await rows('select 1 from child_registration where contact_id = $1', [mia])).toEqual([]);
  });
});

describe('a skip', () => {
  test('of an optional task stores its mark and nothing else', async () => {
    const photo = taskOf((await group(emma, resort, [mia])).photoContactTasks, mia);
    const { status, body } = await emma.post('/api/tasks/contact/complete/Photo').send({ ...photo, isSkipped: true });
    expect(status).toBe(200);
    expect(body).toMatchObject({ isSkipped: true, isComplete: false, isReadOnly: true });
    expect(await rows('select task_id from task_skip where contact_id = $1', [mia])).toEqual([
      { task_id: resort.tasks.photo },
    ]);
    expect(await rows('select 1 from completion where contact_id = $1', [mia])).toEqual([]);
    await documentIsTrue();
  });

  test('of a task that is deleted at the same moment is one of a task that is unknown', async () => {
    const taskId = await buildPhotoTask(api.database, { isOptional: true });
    await rows('insert into activity_task (activity_id, task_id) values ($1, $2)', [resort.activityId, taskId]);
    await heardChanges(api);
    const { photoContactTasks } = await group(emma, resort, [mia]);
    const photo = photoContactTasks.find((task) => task.taskId === taskId);
    const holder = new Client({ connectionString: api.database.url });
    await holder.connect();
    try {
      await holder.query('begin');
      await holder.query('select lock_households($1::bigint[])', [[carters.headId]]);
      const skipped = emma
        .post('/api/tasks/contact/complete/Photo')
        .send({ ...photo, isSkipped: true })
        .then(({ status, body }) => [status, body.code]);
      await lockWaits(api.database);
      await rows('delete from activity_task where task_id = $1', [taskId]);
      await rows('delete from task where id = $1', [taskId]);
      await holder.query('commit');
      expect(await skipped).toEqual([404, 'task.unknown']);
    } finally {
      await holder.end();
    }
  });

  test('of a required task is refused', async () => {
    const waiver = taskOf((await group(emma, resort, [mia])).waiverContactTasks, mia);
    const answer = await emma.post('/api/tasks/contact/complete/Waiver').send({ ...waiver, isSkipped: true });
    expect(answer.status).toBe(422);
    expect(answer.body.code).toBe('task.required');
  });
});

describe('whose task it is', () => {
  test("another household's member is unknown and unchanged", async () => {
    const stranger = `stranger-${Math.random()}`;
    await buildCarters(api, stranger);
    const task = taskOf((await group(emma, resort, [mia])).rentalProfileContactTasks, mia);
    const answer = await complete(await api.as({ sub: stranger }), task, rentalAnswers);
    expect(answer.status).toBe(404);
    expect(answer.body.code).toBe('contact.unknown');
    expect(await rows('select 1 from rental_profile where contact_id = $1', [mia])).toEqual([]);
  });

  test('a task that the member is not asked is refused', async () => {
    const child = taskOf((await group(emma, resort, [mia])).childRegistrationContactTasks, mia);
    const id = child.id.replace(String(mia), String(carters.headId));
    const answer = await complete(
      emma,
      { ...child, id, contact: { ...child.contact, contactId: carters.headId } },
      childAnswers,
    );
    expect(answer.status).toBe(409);
    expect(answer.body.code).toBe('task.not_asked');
  });

  test('the endpoint, the id and the member must agree', async () => {
    const task = taskOf((await group(emma, resort, [mia])).rentalProfileContactTasks, mia);
    const wrongEndpoint = await complete(emma, { ...task, completeEndpoint: '/Photo' } as never, {});
    expect(wrongEndpoint.body.code).toBe('task.unknown');
    const wrongMember = await complete(
      emma,
      { ...task, contact: { ...task.contact, contactId: carters.headId } },
      rentalAnswers,
    );
    expect(wrongMember.body).toMatchObject({ code: 'request.invalid', errors: [{ path: 'id' }] });
    const unknownField = await emma.post('/api/tasks/contact/complete/RentalProfile').send({ ...task, isAdmin: true });
    expect(unknownField.body).toMatchObject({ code: 'request.invalid', errors: [{ path: 'isAdmin' }] });
  });
});
