import { createHash, randomUUID } from 'node:crypto';
import {
  type OwnPhoneLink,
  type OwnPhoneLinkStatus,
  ownPhoneLinkStatusSchema,
  ownPhoneRoutes,
} from '@arrival/contracts';
import { Client } from 'pg';
import { administrator, administratorVariables } from '../../support/administrator';
import { type SignedInAgent, startApi, type TestApi } from '../../support/api';
import { born, type Household } from '../../support/build-household';
import { buildActivity } from '../../support/build-resort';
import { buildCheckinResort, type CheckinResort, group, signedInCarters, taskOf } from '../../support/checkin';
import { heardChanges } from '../../support/heard-changes';
import { lockWaits } from '../../support/lock-waits';
import { redeemed as cookieOf, pathOf, secretOf } from '../../support/own-phone';

/** Another adult signs on their own phone: a link carries context, a code redeems it, and it opens one's own waivers alone. */
let api: TestApi;
let resort: CheckinResort;
let carters: Household;
let emma: SignedInAgent;
let mia: number;
let daniel: number;

beforeAll(async () => {
  api = await startApi(administratorVariables);
  resort = await buildCheckinResort(api, { html: '<p>Skiing has risks.</p>', consolidateWaivers: true });
});
beforeEach(async () => {
  await api.database.rows('delete from rate_limit');
  ({ carters, emma, mia, daniel } = await signedInCarters(api));
});
afterAll(() => api.close());

const ask = (contactId: number, agent = emma) => {
  const { locationId, activityId } = resort;
  return agent.post(ownPhoneRoutes.links).send({ contactId, locationId, activityId });
};
const made = async (): Promise<OwnPhoneLink> => (await ask(daniel).expect(200)).body;
const statusOf = async (link: OwnPhoneLink): Promise<OwnPhoneLinkStatus> =>
  ownPhoneLinkStatusSchema.strict().parse((await emma.get(pathOf(link)).expect(200)).body);
const codeOf = async (link: OwnPhoneLink) => (await statusOf(link)).code as string;
const redeem = (secret: string, code: string) => api.request.post(ownPhoneRoutes.redeem).send({ secret, code });
const other = (code: string) => String((Number(code) + 500_000) % 1_000_000).padStart(6, '0');

const redeemed = (link: OwnPhoneLink) => cookieOf(api, emma, link);
const own = (cookie: string) => api.request.get(ownPhoneRoutes.own).set('cookie', cookie);
const sign = (cookie: string, body: object) => api.request.post(ownPhoneRoutes.sign).set('cookie', cookie).send(body);
const waiverOf = async (cookie: string) =>
  taskOf((await own(cookie).expect(200)).body.waiverContactTasks, daniel) as never;
const signed = (task: { relatedObject: { rolTextHash: string } }, more = {}) => ({
  ...task,
  relatedObject: {
    rolTextHash: task.relatedObject.rolTextHash,
    agree: true,
    consent: true,
    signerName: 'Daniel Carter',
    ...more,
  },
});

const pathOfText = (hash: string) => ownPhoneRoutes.text.replace('{hash}', hash);
/** A text that is kept, and that none of these waivers shows. */
async function textOf(html: string): Promise<string> {
  const hash = createHash('sha256').update(html, 'utf8').digest();
  await api.database.rows('insert into waiver_text (hash, html) values ($1, $2)', [hash, html]);
  return hash.toString('hex');
}

test('signed on the own phone: for oneself, by the link, and the account holder sees it', async () => {
  const link = await made();
  expect(await statusOf(link)).toMatchObject({ state: 'waiting', contactId: daniel });
  const answer = await redeem(secretOf(link), await codeOf(link));
  expect(answer.body).toMatchObject({ contactId: daniel });
  const set = String(answer.headers['set-cookie']);
  for (const limit of ['HttpOnly', 'SameSite=Strict', 'Path=/api/waivers/own', 'Max-Age=1800'])
    expect(set).toContain(limit);
  const cookie = set.split(';')[0] as string;
  expect((await statusOf(link)).state).toBe('opened');

  const grouping = (await own(cookie).expect(200)).body;
  expect(JSON.stringify(grouping)).not.toMatch(/Emma|Mia|Leo/);
  const body = signed(taskOf(grouping.waiverContactTasks, daniel) as never);
  expect((await sign(cookie, body).expect(200)).body).toMatchObject({
    isComplete: true,
    contact: { contactId: daniel },
  });

  expect(await statusOf(link)).toMatchObject({ state: 'signed', code: null });
  expect((await sign(cookie, body).expect(200)).body.isComplete).toBe(true);
  const evidence = await api.database.rows(
    'select contact_id::integer, signer_contact_id::integer, signer_issuer, signer_subject, is_on_behalf, relationship from signature where head_contact_id = $1',
    [carters.headId],
  );
  expect(evidence).toEqual([
    {
      contact_id: daniel,
      signer_contact_id: daniel,
      signer_issuer: 'signing-link',
      signer_subject: link.linkId,
      is_on_behalf: false,
      relationship: 'self',
    },
  ]);
  const trail = await api.database.rows<{ action: string; actor_issuer: string; actor_subject: string }>(
    "select action, actor_issuer, actor_subject from audit_event where entity = 'contact' and entity_id = $1 order by id",
    [String(daniel)],
  );
  expect(trail.map(({ action, actor_issuer }) => [action, actor_issuer])).toEqual([
    ['checkin.waiver_link_made', api.identity.issuer],
    ['checkin.waiver_link_opened', 'signing-link'],
    ['checkin.waiver_own_phone', 'signing-link'],
  ]);
  expect(trail[2]?.actor_subject).toBe(link.linkId);
});

test('a link alone signs nobody in, and a code works once', async () => {
  const link = await made();
  const code = await codeOf(link);
  await api.request.get(new URL(link.address).pathname);
  expect((await statusOf(link)).state).toBe('waiting');
  const cookie = await redeemed(link);
  await own(cookie).expect(200);
  expect((await redeem(secretOf(link), code)).body.code).toBe('waiver.code_wrong');
  await own(cookie).expect(200);
});

test('five wrong codes end a link, also when they come at once', async () => {
  const link = await made();
  const code = await codeOf(link);
  const wrong = await Promise.all(Array.from({ length: 8 }, () => redeem(secretOf(link), other(code))));
  const codes = wrong.map(({ body }) => body.code).sort();
  expect(codes.filter((one) => one === 'waiver.code_wrong')).toHaveLength(5);
  expect((await redeem(secretOf(link), code)).body.code).toBe('waiver.link_ended');
  expect((await statusOf(link)).state).toBe('ended');
});

test('forged, withdrawn, replaced and old links open nothing', async () => {
  const link = await made();
  const code = await codeOf(link);
  const forged = `${secretOf(link).slice(0, -1)}${secretOf(link).endsWith('A') ? 'E' : 'A'}`;
  expect((await redeem(forged, code)).body).toMatchObject({ status: 404, code: 'waiver.link_ended' });

  const cookie = await redeemed(link);
  const body = signed(await waiverOf(cookie));
  expect((await emma.delete(pathOf(link)).expect(200)).body).toMatchObject({ state: 'ended', code: null });
  expect([(await own(cookie)).status, (await sign(cookie, body)).status]).toEqual([401, 401]);
  expect((await redeem(secretOf(link), code)).body.code).toBe('waiver.link_ended');

  const first = await made();
  const second = await made();
  expect([(await statusOf(first)).state, (await statusOf(second)).state]).toEqual(['ended', 'waiting']);
  await api.database.rows(`update signing_link set expires_at = now() - interval '1 second' where id = $1`, [
    second.linkId,
  ]);
  expect(await statusOf(second)).toMatchObject({ state: 'ended', code: null });
  expect((await redeem(secretOf(second), code)).body.code).toBe('waiver.link_ended');
});

test('of two links that are made at the same instant one is left', async () => {
  const holder = new Client({ connectionString: api.database.url });
  await holder.connect();
  await holder.query('begin');
  await holder.query('select from contact where contact_id = $1 for update', [daniel]);
  const asked = Promise.all([ask(daniel).expect(200), ask(daniel).expect(200)]);
  await lockWaits(api.database, 2);
  await holder.query('commit');
  await holder.end();
  const states = await Promise.all((await asked).map(async ({ body }) => (await statusOf(body)).state));
  expect(states.sort()).toEqual(['ended', 'waiting']);
});

test('a phone’s half hour ends', async () => {
  const link = await made();
  const cookie = await redeemed(link);
  await api.database.rows(`update signing_link set session_until = now() - interval '1 second' where id = $1`, [
    link.linkId,
  ]);
  expect((await own(cookie)).body).toMatchObject({ status: 401, code: 'auth.required' });
  expect((await own('arrival-signing=invented')).status).toBe(401);
});

test('minors, the account holder and another household get no link; nobody else sees one', async () => {
  expect((await ask(mia)).body.code).toBe('waiver.signer_is_minor');
  expect((await ask(carters.headId)).status).toBe(400);
  const link = await made();
  const olaf = await signedInCarters(api);
  expect((await ask(daniel, olaf.emma)).body).toMatchObject({ status: 404, code: 'contact.unknown' });
  expect((await olaf.emma.get(pathOf(link))).body).toMatchObject({ status: 404, code: 'waiver.link_ended' });
  expect((await olaf.emma.delete(pathOf(link))).status).toBe(404);
  expect((await emma.get(pathOf({ linkId: randomUUID() }))).status).toBe(404);
  expect((await statusOf(link)).state).toBe('waiting');
});

test('the cookie loads the texts of one’s own waivers, with the one that binds a translation, and no other text', async () => {
  const cookie = await redeemed(await made());
  const { rolTextHash: shown } = ((await waiverOf(cookie)) as { relatedObject: { rolTextHash: string } }).relatedObject;
  const text = (hash: string, language = 'en') =>
    api.request.get(pathOfText(hash)).set('cookie', cookie).set('accept-language', language);
  expect((await text(shown).expect(200)).body).toEqual({ hash: shown, html: '<p>Skiing has risks.</p>' });
  const german = '<p>Skifahren ist gefährlich.</p>';
  const admin = await administrator(api);
  const write = { posWaiverId: 'W-SEASON', title: 'Release', html: '<p>Skiing has risks.</p>' };
  const translations = { de: { title: 'Erklärung', html: german } };
  const saved = await admin
    .put('/api/admin/waivers/W-SEASON')
    .send({ ...write, translations })
    .expect(200);
  await heardChanges(api);
  const translated = saved.body.translations.de.textHash as string;
  const foreign = await textOf('<p>Of somebody else.</p>');
  expect((await text(translated, 'de').expect(200)).body.html).toBe(german);
  expect((await text(shown, 'de').expect(200)).body.hash).toBe(shown);
  for (const hash of [foreign, 'f'.repeat(64)])
    expect((await text(hash)).body).toMatchObject({ status: 404, code: 'waiver.unknown' });
  expect((await api.request.get(pathOfText(shown))).status).toBe(401);
});

test('“I am not Daniel” ends the link; the account holder learns only that it has ended', async () => {
  const link = await made();
  const cookie = await redeemed(link);
  expect((await api.request.delete(ownPhoneRoutes.own).set('cookie', cookie).expect(200)).body).toEqual({
    isClosed: true,
  });
  expect((await own(cookie)).status).toBe(401);
  expect(await statusOf(link)).toEqual({
    linkId: link.linkId,
    contactId: daniel,
    state: 'ended',
    code: null,
    codeUntilUtc: null,
    expiresAtUtc: link.expiresAtUtc,
  });
  const trail = await api.database.rows<{ action: string; actor_issuer: string }>(
    "select action, actor_issuer from audit_event where entity = 'contact' and entity_id = $1 order by id desc limit 1",
    [String(daniel)],
  );
  expect(trail).toEqual([{ action: 'checkin.waiver_link_declined', actor_issuer: 'signing-link' }]);
});

test('of an erased household nothing stays that was answered on the other phone', async () => {
  const cookie = await redeemed(await made());
  const task = await waiverOf(cookie);
  await sign(cookie, signed(task)).set('idempotency-key', 'on-the-own-phone').expect(200);
  const answers = () => api.database.rows("select from idempotency_record where key = 'on-the-own-phone'");
  expect(await answers()).toHaveLength(1);
  const boss = await administrator(api);
  await boss.post(`/api/admin/guests/${carters.headId}/erasure`).expect(200);
  expect(await answers()).toEqual([]);
});

test('the cookie is for the visit that the link was made for: in another activity it signs nothing', async () => {
  const activityId = await buildActivity(api.database, { name: 'Snowshoes', taskIds: [resort.tasks.waiver] });
  await api.database.rows('insert into location_activity (location_id, activity_id) values ($1, $2)', [
    resort.locationId,
    activityId,
  ]);
  await heardChanges(api);
  const cookie = await redeemed(await made());
  const { waiverContactTasks } = await group(emma, { ...resort, activityId }, [daniel]);
  const elsewhere = signed(taskOf(waiverContactTasks, daniel) as never);
  expect((await sign(cookie, elsewhere)).body).toMatchObject({ status: 404, code: 'task.unknown' });
  await sign(cookie, signed(await waiverOf(cookie))).expect(200);
});

test('it opens nothing any more for somebody who turns out to be a child', async () => {
  const cookie = await redeemed(await made());
  const task = await waiverOf(cookie);
  await api.database.rows('update contact set date_of_birth = $1 where contact_id = $2', [born(16), daniel]);
  for (const answer of [await own(cookie), await sign(cookie, signed(task))])
    expect(answer.body).toMatchObject({ status: 404, code: 'contact.unknown' });
});

test('who has nothing left to sign gets no link', async () => {
  const cookie = await redeemed(await made());
  await sign(cookie, signed(await waiverOf(cookie))).expect(200);
  expect((await ask(daniel)).body).toMatchObject({ code: 'task.not_asked' });
});

test('the cookie signs for nobody else, skips nothing, and is no sign-in', async () => {
  const cookie = await redeemed(await made());
  const task = (await waiverOf(cookie)) as { id: string; contact: object; relatedObject: { rolTextHash: string } };
  const foreign = { ...signed(task), id: task.id.replace(/\d+$/, String(mia)), contact: { contactId: mia } };
  expect((await sign(cookie, foreign)).body).toMatchObject({ status: 404, code: 'contact.unknown' });
  expect((await sign(cookie, signed(task, { contactIds: [daniel, mia] }))).status).toBe(404);
  expect((await sign(cookie, { ...signed(task), id: task.id.replace(/^\d+/, '999') })).status).toBe(404);
  expect((await sign(cookie, { ...signed(task), isSkipped: true })).status).toBe(400);
  expect((await sign(cookie, signed(task, { signerName: 'Emma Carter' }))).body.code).toBe('waiver.signature_invalid');
  expect((await sign(cookie, signed(task, { rolTextHash: '0'.repeat(64) }))).body.code).toBe('waiver.text_changed');
  for (const path of ['/api/profile', pathOf({ linkId: randomUUID() }), `/api/profile/contacts/${mia}`])
    expect((await api.request.get(path).set('cookie', cookie)).status).toBe(401);
  expect(await api.database.rows('select id from signature where head_contact_id = $1', [carters.headId])).toEqual([]);
});
