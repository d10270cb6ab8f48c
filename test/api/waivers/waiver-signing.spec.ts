import { createHash } from 'node:crypto';
import { dayInZone, displayDay, lastDayAsMinor } from '@arrival/rules';
import sharp from 'sharp';
import { type SignedInAgent, startApi, type TestApi } from '../../support/api';
import { born, type Household } from '../../support/build-household';
import { buildWaiverTask } from '../../support/build-resort';
import {
  buildCheckinResort,
  type CheckinResort,
  complete,
  group,
  signedInCarters,
  taskOf,
} from '../../support/checkin';
import { noonZone } from '../../support/noon';

const html = '<h2>Acknowledgement of risk</h2><p>Skiing has risks.</p>';
let api: TestApi;
let resort: CheckinResort;
let tasks: { drawn: number; drawnAndTyped: number; consolidated: number; agreed: number; today: number };
let carters: Household;
let emma: SignedInAgent;
let mia: number;
let leo: number;
let daniel: number;
let png: string;

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

beforeAll(async () => {
  api = await startApi();
  resort = await buildCheckinResort(api, {
    html,
    customComment: 'Signed {SignedDate} by {Signer} with {BrowserName} {BrowserVersion}. {Other}',
  });
  const { database } = api;
  const build = (fields: Parameters<typeof buildWaiverTask>[1]) => buildWaiverTask(database, fields);
  tasks = {
    drawn: await build({ posWaiverId: 'W-DRAWN', enableWetSignature: true }),
    drawnAndTyped: await build({ posWaiverId: 'W-BOTH', enableWetSignature: true, enableTextSignature: true }),
    consolidated: await build({ posWaiverId: 'W-ALL', consolidateWaivers: true, enableTextSignature: true }),
    agreed: await build({ posWaiverId: 'W-AGREED', consolidateWaivers: true }),
    today: await build({ posWaiverId: 'W-TODAY', useTodayAsValidationDate: true }),
  };
  for (const id of Object.values(tasks)) {
    await database.rows('insert into activity_task (activity_id, task_id) values ($1, $2)', [resort.activityId, id]);
  }
  const pen = Buffer.from(
    '<svg width="300" height="100"><path d="M10 80 C 80 10, 140 90, 280 20" stroke="black" fill="none" stroke-width="3"/></svg>',
  );
  png = (await sharp(pen).png().toBuffer()).toString('base64');
});

beforeEach(async () => {
  ({ carters, emma, mia, leo, daniel } = await signedInCarters(api));
});

afterAll(() => api.close());

const waiverOf = async (contactId: number, taskId = resort.tasks.waiver) =>
  taskOf(
    (await group(emma, resort, [contactId])).waiverContactTasks.filter((task) => task.taskId === taskId),
    contactId,
  );
const signed = {
  agree: true,
  signerName: 'Emma Carter',
  waiverHTML: html,
  consent: true,
  relationship: 'parent',
  signatureDateOffset: -7,
};
const signatures = (contactId: number) =>
  api.database.rows('select * from signature where contact_id = $1', [contactId]);

test('a parent signs for a child, and the record keeps the evidence', async () => {
  const { status, body } = await complete(emma, await waiverOf(mia), signed).set('user-agent', firefox);
  expect(status).toBe(200);
  expect(body).toMatchObject({
    isComplete: true,
    isReadOnly: true,
    relatedObject: { rolAccepted: true, signatureDateOffset: -7 },
  });
  const [record] = await signatures(mia);
  expect(record).toMatchObject({
    pos_waiver_id: 'W-SEASON',
    methods: ['agree', 'typed'],
    typed_name: 'Emma Carter',
    is_agreed: true,
    agreement_wording: 'I agree for Mia Carter',
    consents_electronically: true,
    signer_contact_id: carters.headId,
    is_on_behalf: true,
    relationship: 'parent',
    user_agent: firefox,
    expires_on: lastDayAsMinor(born(9)),
  });
  expect(record!['text_hash']).toEqual(createHash('sha256').update(html).digest());
  const today = displayDay(dayInZone(new Date(), noonZone), 'mmddyyyy');
  expect(record!['comment']).toBe(
    `Emma Carter signed on behalf of minor Mia Carter. Signed ${today} by Emma Carter with Firefox 140.0. {Other}`,
  );
  expect((await waiverOf(mia)).relatedObject.comment).toBe(record!['comment']);
});

test('an adult signs for themselves with their own name', async () => {
  const wrong = await complete(emma, await waiverOf(daniel), signed);
  expect(wrong.body).toMatchObject({
    code: 'waiver.signature_invalid',
    errors: [
      {
        path: 'relatedObject.signerName',
        code: 'otherName',
        params: { name: 'Daniel Carter' },
        message: 'Please sign Daniel Carter exactly.',
      },
    ],
  });
  await complete(emma, await waiverOf(daniel), {
    ...signed,
    signerName: ' Daniel Carter ',
    relationship: 'self',
  }).expect(200);
  const [record] = await signatures(daniel);
  expect(record).toMatchObject({
    is_on_behalf: false,
    signer_contact_id: daniel,
    signer_name: 'Daniel Carter',
    signer_subject: expect.stringContaining('emma'),
  });
  expect(record!['comment']).toContain('Daniel Carter signed on their own behalf.');
});

test.each([
  ['an unchecked box', { agree: false }, 'agree', 'Please check to agree.'],
  ['no name', { signerName: '  ' }, 'signerName', 'Please type your name in the provided box.'],
  ['another name', { signerName: 'Emma' }, 'signerName', 'Please sign Emma Carter exactly.'],
])('refuses %s in the words of the specification', async (_, change, field, message) => {
  const answer = await complete(emma, await waiverOf(mia), { ...signed, ...change });
  expect(answer.status).toBe(422);
  expect(answer.body.errors).toMatchObject([{ path: `relatedObject.${field}`, code: expect.any(String), message }]);
  expect(await signatures(mia)).toEqual([]);
});

describe('a drawn signature', () => {
  test('is kept as the picture that was drawn, once', async () => {
    for (const contactId of [mia, leo]) {
      await complete(emma, await waiverOf(contactId, tasks.drawn), { ...signed, signature: png }).expect(200);
    }
    const images = await api.database.rows(
      'select s.contact_id, i.png from signature s join signature_image i on i.hash = s.image_hash where s.head_contact_id = $1',
      [carters.headId],
    );
    expect(images).toHaveLength(2);
    expect((await sharp(images[0]!['png']).metadata()).width).toBe(300);
    expect(await api.database.rows('select 1 from signature_image')).toHaveLength(1);
  });

  test.each([
    ['nothing drawn', null, 'Please Sign.'],
    ['no picture', Buffer.from('<html>').toString('base64'), 'The signature must be a PNG picture'],
  ])('refuses %s', async (_, signature, message) => {
    const answer = await complete(emma, await waiverOf(mia, tasks.drawn), { ...signed, signature });
    expect(answer.status).toBe(422);
    expect(answer.body.errors).toContainEqual(expect.objectContaining({ path: 'relatedObject.signature', message }));
  });

  test('that was made from the typed name is never called drawn', async () => {
    const picture = { ...signed, signature: png, isTypedInsteadOfDrawn: true };
    await complete(emma, await waiverOf(mia, tasks.drawnAndTyped), picture).expect(200);
    expect((await signatures(mia))[0]!['methods']).toEqual(['typed', 'typedPicture']);
  });

  test('may be typed by those who cannot draw, and the record says so', async () => {
    await complete(emma, await waiverOf(mia, tasks.drawn), { ...signed, isTypedInsteadOfDrawn: true }).expect(200);
    expect((await signatures(mia))[0]).toMatchObject({
      methods: ['typed'],
      typed_name: 'Emma Carter',
      image_hash: null,
      agreement_wording: 'I state that I can sign for Mia Carter',
    });
  });
});

test.each([
  ['a relationship to the child', { relationship: null }, 'relationship', 'Please choose what you are to Mia Carter.'],
  [
    'a relationship that a child can have',
    { relationship: 'self' },
    'relationship',
    'Please choose what you are to Mia Carter.',
  ],
  ['the agreement to sign electronically', { consent: false }, 'consent', 'Please agree to sign electronically.'],
])('nothing is signed without %s (D54)', async (_, change, field, message) => {
  const { status, body } = await complete(emma, await waiverOf(mia), { ...signed, ...change });
  expect([status, body.code]).toEqual([422, 'waiver.signature_invalid']);
  expect(body.errors).toMatchObject([{ path: `relatedObject.${field}`, code: expect.any(String), message }]);
  expect(await signatures(mia)).toEqual([]);
});

describe('a consolidated waiver', () => {
  test('is signed once for all, and says of each who signed, as what, and that the other adult agreed (D54)', async () => {
    const contactIds = [carters.headId, mia, leo, daniel];
    const given = { ...signed, contactIds, relationship: 'guardian', agreedContactIds: [daniel] };
    const { body } = await complete(emma, await waiverOf(carters.headId, tasks.consolidated), given);
    expect(body).toMatchObject({ isComplete: true });
    const records = await api.database.rows(
      `select contact_id, comment, group_id, is_on_behalf, relationship, signer_contact_id, agreement_wording from signature
       where head_contact_id = $1 order by contact_id`,
      [carters.headId],
    );
    expect(
      records.map(({ contact_id, is_on_behalf, relationship, comment }) => [
        contact_id,
        is_on_behalf,
        relationship,
        comment,
      ]),
    ).toEqual([
      [carters.headId, false, 'self', 'Emma Carter signed on their own behalf.'],
      [mia, true, 'guardian', 'Emma Carter signed on behalf of minor Mia Carter.'],
      [leo, true, 'guardian', 'Emma Carter signed on behalf of minor Leo Carter.'],
      [daniel, true, 'onBehalfOfAdult', 'Emma Carter signed on behalf of Daniel Carter, who agreed.'],
    ]);
    expect(new Set(records.map(({ group_id }) => group_id)).size).toBe(1);
    expect(new Set(records.map(({ signer_contact_id }) => signer_contact_id))).toEqual(new Set([carters.headId]));
    expect(records[0]!['agreement_wording']).toContain('Daniel Carter agreed that I sign for them');
    for (const contactId of contactIds)
      expect(await waiverOf(contactId, tasks.consolidated)).toMatchObject({ isComplete: true });
  });

  test('keeps the sentence that was read, also where some of them signed in the meantime', async () => {
    const task = await waiverOf(carters.headId, tasks.agreed);
    const signerName = '';
    for (const id of [mia, daniel])
      await complete(emma, await waiverOf(id, tasks.agreed), { ...signed, signerName }).expect(200);
    const given = { ...signed, contactIds: [carters.headId, mia, daniel], agreedContactIds: [daniel] };
    await complete(emma, task, given).expect(200);
    const read = 'Daniel Carter agreed that I sign for them\nI agree for Emma Carter, Mia Carter, Daniel Carter';
    expect((await signatures(carters.headId))[0]!['agreement_wording']).toBe(read);
  });

  test('is signed for no other adult of whom nobody said that they agreed', async () => {
    const given = { ...signed, contactIds: [carters.headId, mia, daniel], agreedContactIds: [mia] };
    const { status, body } = await complete(emma, await waiverOf(mia, tasks.consolidated), given);
    expect([status, body.errors]).toEqual([
      422,
      [
        {
          path: 'relatedObject.agreedContactIds',
          code: 'adultAgreementMissing',
          params: { name: 'Daniel Carter' },
          message: 'Please check that Daniel Carter agreed.',
        },
      ],
    ]);
    expect(await signatures(mia)).toEqual([]);
  });

  test('says in the grouping whom one signature covers and who signs; sent back as it came, it is accepted', async () => {
    const contactIds = [carters.headId, mia, daniel];
    const grouping = await group(emma, resort, contactIds);
    const tasksOf = grouping.waiverContactTasks.filter(({ taskId }) => taskId === tasks.consolidated);
    for (const { relatedObject } of tasksOf)
      expect(relatedObject).toMatchObject({ contactIds, expectedSignerName: 'Emma Carter' });
    const task = taskOf(tasksOf, daniel);
    const given = {
      ...task.relatedObject,
      ...signed,
      signerName: task.relatedObject.expectedSignerName,
      agreedContactIds: [daniel],
    };
    await complete(emma, task, given).expect(200);
    for (const contactId of contactIds) expect(await signatures(contactId)).toHaveLength(1);
  });

  test('is signed for nobody when one of them is unknown', async () => {
    const answer = await complete(emma, await waiverOf(mia, tasks.consolidated), {
      ...signed,
      contactIds: [mia, 987_654_321],
    });
    expect(answer.status).toBe(404);
    expect(await signatures(mia)).toEqual([]);
  });

  test('any other waiver is signed one at a time', async () => {
    const answer = await complete(emma, await waiverOf(mia), { ...signed, contactIds: [mia, daniel] });
    expect(answer.body.code).toBe('waiver.not_consolidated');
  });
});

test('a one-day waiver covers today and no more', async () => {
  await complete(emma, await waiverOf(mia, tasks.today), signed).expect(200);
  const [record] = await signatures(mia);
  expect(record!['effective_on']).toBe(record!['expires_on']);
  expect(record!['validation_on']).toBe(record!['expires_on']);
  expect((await waiverOf(mia, tasks.today)).reason.code).toBe('signedForToday');
});

test('a text that changed since it was shown is not signed; the answer brings the new one', async () => {
  const task = await waiverOf(mia);
  const answer = await complete(emma, task, { ...signed, waiverHTML: '<p>An older text</p>' });
  expect(answer.status).toBe(409);
  expect(answer.body).toMatchObject({
    code: 'waiver.text_changed',
    details: { rolText: html, rolTextHash: task.relatedObject.rolTextHash },
  });
  expect(await signatures(mia)).toEqual([]);
  const unnamed = await complete(emma, task, { ...signed, waiverHTML: null });
  expect(unnamed.body.errors).toEqual([{ path: 'relatedObject.rolTextHash', message: expect.any(String) }]);
});

test('the signed copy is for the own household only', async () => {
  await complete(emma, await waiverOf(mia), signed);
  const [record] = await signatures(mia);
  const copy = await emma.get(`/api/profile/waivers/${record!['id']}`).expect(200);
  expect(copy.headers['content-type']).toContain('text/html');
  for (const part of [html, 'Mia Carter', 'Emma Carter, as parent', record!['id']]) expect(copy.text).toContain(part);
  const stranger = await api.as({ sub: 'a-stranger' });
  expect((await stranger.get(`/api/profile/waivers/${record!['id']}`)).body.code).toBe('signature.unknown');
});

test('a signature cannot be changed or taken away', async () => {
  await complete(emma, await waiverOf(mia), signed);
  await expect(api.database.rows("update signature set typed_name = 'X' where contact_id = $1", [mia])).rejects.toThrow(
    'append-only',
  );
  await expect(api.database.rows('delete from signature where contact_id = $1', [mia])).rejects.toThrow(
    'signature is kept for its time',
  );
});

test('the database keeps no record that contradicts itself', async () => {
  await complete(emma, await waiverOf(mia), signed).expect(200);
  const copy = (changes: string) =>
    api.database.rows(
      `insert into signature select (json_populate_record(s, json_build_object('id', gen_random_uuid(), ${changes}))).* from signature s
       where contact_id = $1`,
      [mia],
    );
  await copy("'comment', 'the same again'");
  for (const untrue of [
    "'is_on_behalf', false",
    "'relationship', 'self'",
    "'relationship', null",
    "'signer_contact_id', contact_id",
    "'is_on_behalf', false, 'signer_contact_id', contact_id",
  ])
    await expect(copy(untrue)).rejects.toThrow('ck_signature_on_behalf');
  await expect(copy("'consents_electronically', false")).rejects.toThrow('ck_signature_consent');
});
