import { createHash, randomBytes } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CopyMail, FailedJob, Wholeness } from '@arrival/contracts';
import { strFromU8, unzipSync } from 'fflate';
import type { QueryRunner } from 'typeorm';
import { CopyNotSet, CopyProcess } from '../../../api/src/domains/evidence/copies/copy-process';
import { SealEvidenceService } from '../../../api/src/domains/evidence/seal-evidence.service';
import { RemoveExpiredService } from '../../../api/src/domains/privacy/remove-expired.service';
import { WholeCopies1763650000630 } from '../../../api/src/platform/database/migrations/1763650000630-whole-copies';
import { type MailCatcher, startMailCatcher } from '../../../libs/sandbox/src/mail/mail-catcher';
import { administrator, administratorVariables } from '../../support/administrator';
import { type SignedInAgent, startApi, type TestApi } from '../../support/api';
import { buildCheckinResort, type CheckinResort } from '../../support/checkin';
import { buildSharedWaiver, signFamily } from '../../support/evidence';
import { pdfStreams } from '../../support/pdf-streams';
import { until } from '../../support/until';
import { startWorker, type TestWorker } from '../../support/worker';

/** A job makes the copies of what was signed; they go with it (D46, D60, D61). */
let api: TestApi;
let boss: SignedInAgent;
let resort: CheckinResort;
let shared: number;
let worker: TestWorker;
let catcher: MailCatcher;

beforeAll(async () => {
  catcher = await startMailCatcher();
  const keys = {
    EVIDENCE_SIGNING_KEYS: randomBytes(32).toString('base64'),
    SMTP_URL: catcher.smtpUrl,
    MAIL_FROM: 'Snow Resort <checkin@resort.example>',
  };
  api = await startApi({ ...administratorVariables, ...keys });
  boss = await administrator(api);
  resort = await buildCheckinResort(api, { html: '<div><h2>Risks</h2><p>Skiing has risks.</p></div>' });
  shared = await buildSharedWaiver(api.database, resort);
  worker = await startWorker(api.database.url, { ...keys, STORAGE_DIR: api.storageFolder });
});
afterAll(async () => {
  await worker.close();
  await catcher.stop();
  await api.close();
});
afterEach(() => catcher.behave('ok'));

interface Kept {
  head_contact_id: number;
  signature_id: string;
  storage_key: string;
  hash: string;
  is_proven: boolean;
}
const copiesOf = (headId: number) =>
  api.database.rows<Kept>('select * from waiver_copy where head_contact_id = $1 order by made_at, signature_id', [
    headId,
  ]);
const file = ({ storage_key }: Kept) => join(api.storageFolder, storage_key);
const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

/** New Carters, who signed twice, for four; the job has made what they keep. */
async function signedFamily(signing?: Parameters<typeof signFamily>[3]) {
  const family = await signFamily(api, resort, shared, signing);
  const { headId } = family.carters;
  await until(async () => (await copiesOf(headId)).length === 4);
  return { ...family, headId, copies: await copiesOf(headId) };
}
const document = (agent: SignedInAgent, path: string) => agent.get(path).responseType('blob').expect(200);

test('after a signature its copies are there, a file for each person, and that very file is what is taken', async () => {
  const { copies, emma, chain } = await signedFamily();
  expect(copies.map((copy) => copy.signature_id).sort()).toEqual(chain.map(({ id }) => id).sort());
  for (const copy of copies) expect(sha256(readFileSync(file(copy)))).toBe(copy.hash);
  const [first] = copies as [Kept];
  const { body } = await document(emma, `/api/profile/waivers/${first.signature_id}/document`);
  expect(sha256(body)).toBe(first.hash);
  const { body: staffs } = await document(boss, `/api/admin/signatures/${first.signature_id}/document`);
  expect(staffs.equals(body)).toBe(true);
});

test('while copies wait for their turn, everything else goes on', async () => {
  let release = (): void => undefined;
  const gate = new Promise<void>((resolve) => {
    release = resolve;
  });
  const make = CopyProcess.prototype.make;
  const setting = jest.spyOn(CopyProcess.prototype, 'make').mockImplementation(async function (
    this: CopyProcess,
    order,
  ) {
    await gate;
    return make.call(this, order);
  });
  try {
    const { carters } = await signFamily(api, resort, shared);
    // As many as work on copies at once are busy now.
    await until(() => setting.mock.calls.length >= 2);
    for (const job of ['photos.discard-replaced', 'evidence.discard-copy'])
      await api.database.rows(`insert into outbox (job, payload) values ($1, '{"storageKey": "photos/aa/gone.jpg"}')`, [
        job,
      ]);
    await until(async () => (await api.database.rows(`select from outbox where job like '%.discard-%'`)).length === 0);
    expect(await copiesOf(carters.headId)).toEqual([]);
    release();
    await until(async () => (await copiesOf(carters.headId)).length === 4);
  } finally {
    release();
    setting.mockRestore();
  }
});

test('once the log is sealed the copy is made once more, with its proof, and the one before goes', async () => {
  const { copies, emma } = await signedFamily();
  const [before] = copies as [Kept];
  expect(before.is_proven).toBe(false);
  await api.app.get(SealEvidenceService).seal(new AbortController().signal);
  const { body } = await document(emma, `/api/profile/waivers/${before.signature_id}/document`);
  const inside = pdfStreams(body).find((stream) => stream[0] === 0x7b);
  expect(JSON.parse(String(inside))).toMatchObject({ state: 'valid' });
  const [after] = await api.database.rows<Kept>('select * from waiver_copy where signature_id = $1', [
    before.signature_id,
  ]);
  expect(after).toMatchObject({ is_proven: true, hash: sha256(body) });
  await until(() => !existsSync(file(before)));
  expect((await document(emma, `/api/profile/waivers/${before.signature_id}/document`)).body.equals(body)).toBe(true);
});

test('a copy of before, of a text that was not all in it, is made once more by whoever takes it', async () => {
  const { headId, copies } = await signedFamily();
  await api.app.get(SealEvidenceService).seal(new AbortController().signal);
  const take = ({ signature_id }: Kept) => document(boss, `/api/admin/signatures/${signature_id}/document`);
  for (const copy of copies) await take(copy);
  const proven = async () => (await copiesOf(headId)).filter(({ is_proven }) => is_proven).length;
  expect(await proven()).toBe(4);
  const runner = { query: (text: string) => api.database.rows(text) } as unknown as QueryRunner;
  await new WholeCopies1763650000630().up(runner);
  // One of them signed the text with a part in it.
  expect(await proven()).toBe(3);
  const made = jest.spyOn(CopyProcess.prototype, 'make');
  for (const copy of copies) await take(copy);
  expect([made.mock.calls.length, await proven()]).toEqual([1, 4]);
  made.mockRestore();
});

test('where a copy cannot be set, who asks is led to the plain page', async () => {
  const setting = jest
    .spyOn(CopyProcess.prototype, 'make')
    .mockRejectedValue(new CopyNotSet('The copy could not be set: ☐'));
  try {
    const { chain, emma } = await signFamily(api, resort, shared);
    const path = `/api/profile/waivers/${chain[0]?.id}`;
    expect((await emma.get(`${path}/document`).expect(503)).body.code).toBe('copy.unavailable');
    await emma.get(path).expect(200);
  } finally {
    setting.mockRestore();
  }
});

test('a file that is lost or not what was kept is made again, and nobody notices', async () => {
  const { copies, emma } = await signedFamily();
  const [copy] = copies as [Kept];
  writeFileSync(file(copy), 'something else');
  const { body } = await document(emma, `/api/profile/waivers/${copy.signature_id}/document`);
  expect(body.toString('latin1', 0, 5)).toBe('%PDF-');
  const [again] = (await copiesOf(copy.head_contact_id)).filter(({ signature_id: id }) => id === copy.signature_id);
  expect(sha256(readFileSync(file(again as Kept)))).toBe(sha256(body));
});

test('the archive of a household holds its copies; erased, they go with their files', async () => {
  const { copies, mia, headId } = await signedFamily();
  const { body } = await document(boss, `/api/admin/guests/${mia}/archive`);
  const archive = unzipSync(new Uint8Array(body));
  const listed = JSON.parse(strFromU8(archive['household.json'] as Uint8Array)).waiverCopies as { file: string }[];
  expect(listed).toHaveLength(4);
  for (const { file: path } of listed) expect(strFromU8(archive[path] as Uint8Array).slice(0, 5)).toBe('%PDF-');
  await boss.post(`/api/admin/guests/${mia}/erasure`).expect(200);
  expect(await copiesOf(headId)).toEqual([]);
  await until(() => !copies.some((copy) => existsSync(file(copy))));
});

test('a copy that was being made while the household was erased is not kept', async () => {
  const { copies, mia, headId, chain } = await signedFamily();
  await boss.post(`/api/admin/guests/${mia}/erasure`).expect(200);
  await until(() => !copies.some((copy) => existsSync(file(copy))));
  const names = () =>
    readdirSync(join(api.storageFolder, 'copies'), { recursive: true }).filter((name) => /\.pdf$/.test(String(name)));
  const areMade = async () => (await api.database.rows("select from outbox where job like 'evidence.%'")).length === 0;
  // Others' that could not be made at their first try are made at the next.
  await until(areMade);
  const there = names().length;
  await api.database.rows(
    `insert into outbox (job, payload) values ('evidence.make-copies', json_build_object('groupId', $1::uuid, 'signatureIds', array[$1::uuid], 'language', 'en'))`,
    [chain[0]?.id],
  );
  await until(areMade);
  expect(await copiesOf(headId)).toEqual([]);
  expect(names()).toHaveLength(there);
});

test('copies of signatures whose time is over go with them', async () => {
  const { copies, headId, chain, daniel } = await signedFamily();
  const ids = copies.map(({ signature_id }) => signature_id);
  await api.database.rows('delete from waiver_authorization where signature_id = any($1)', [ids]);
  await api.database.rows(
    `alter table signature disable trigger user; update signature set signed_at = now() - interval '40 years' where head_contact_id = ${headId}; alter table signature enable trigger user`,
  );
  await api.app.get(RemoveExpiredService).run('run-copies', new AbortController().signal, async () => undefined);
  // A minor's are kept until they have come of age.
  const gone = chain.find((signature) => signature['contact_id'] === daniel)?.id;
  const left = (await copiesOf(headId)).map(({ signature_id }) => signature_id);
  expect(left.sort()).toEqual(ids.filter((id) => id !== gone).sort());
  const [lost] = copies.filter(({ signature_id }) => signature_id === gone) as [Kept];
  await until(() => !existsSync(file(lost)));
});

const mailOf = async (signatureId: string): Promise<CopyMail> =>
  (await boss.get(`/api/admin/signatures/${signatureId}/mail`).expect(200)).body;
const caught = (email: string) => catcher.mails.filter(({ to }) => to === email);
const failedMails = async (): Promise<FailedJob[]> =>
  (await boss.get('/api/admin/operations/failed-jobs').expect(200)).body.filter(
    ({ job }: FailedJob) => job === 'evidence.send-copy',
  );
/** As if the time of the next try had come. */
const hurry = (headId: number) =>
  api.database.rows("update copy_mail set next_attempt_at = now() where status = 'waiting' and head_contact_id = $1", [
    headId,
  ]);
async function untilState(signatureId: string, state: CopyMail['state'], attempts: number): Promise<CopyMail> {
  await until(async () => {
    const mail = await mailOf(signatureId);
    return mail.state === state && mail.attempts === attempts;
  });
  return mailOf(signatureId);
}

test('the signer gets one mail for each signing, in their language, with a copy for each person', async () => {
  const email = 'emma.one@example.com';
  const { chain, copies } = await signedFamily({ email, language: 'de' });
  await until(() => caught(email).length === 2);
  const [one, other] = [...caught(email)].sort((a, b) => a.attachments.length - b.attachments.length);
  expect([one?.attachments.length, other?.attachments.length]).toEqual([1, 3]);
  expect(one?.subject).toMatch(/^Ihre unterschriebene Kopie: /);
  expect(one?.from).toBe('Snow Resort <checkin@resort.example>');
  expect(one?.text).toContain('Hallo Emma Carter,');
  expect(one?.text).toContain('http://localhost:3000/profile');
  expect(one?.html).toContain('lang="de"');
  expect(one?.messageId).toBe(`<${chain[0]?.['group_id']}@localhost>`);
  const hashes = [one, other].flatMap((mail) => mail?.attachments.map(({ content }) => sha256(content)) ?? []);
  expect(hashes.sort()).toEqual(copies.map(({ hash }) => hash).sort());
  expect(await untilState(chain[0]?.id as string, 'sent', 1)).toMatchObject({ reply: null });
  expect(caught(email).map(({ times }) => times)).toEqual([1, 1]);
});

test('whether the mail server answers is asked in the console, and nothing is sent for it', async () => {
  const { checks } = (await boss.get('/api/admin/operations/checks').expect(200)).body as Wholeness;
  expect(checks.find(({ check }) => check === 'mail')).toMatchObject({ finding: 'mail.fine', state: 'fine' });
  expect(catcher.mails.filter(({ to }) => to === '')).toEqual([]);
});

test('who has no address on file is not written to', async () => {
  const { chain } = await signedFamily();
  expect(await mailOf(chain[0]?.id as string)).toMatchObject({ state: 'none', attempts: 0 });
});

test.each(['451', 'reset'] as const)('%s is no last word: the next try brings it, once', async (behaviour) => {
  const email = `emma.${behaviour}@example.com`;
  catcher.behave(behaviour);
  const { chain, headId } = await signedFamily({ email });
  const id = chain[0]?.id as string;
  const waiting = await untilState(id, 'waiting', 1);
  await untilState(chain[1]?.id as string, 'waiting', 1);
  expect(waiting.reply).not.toBeNull();
  expect(Date.parse(waiting.nextAttemptAtUtc as string)).toBeGreaterThan(Date.now());
  catcher.behave('ok');
  await hurry(headId);
  await untilState(id, 'sent', 2);
  await untilState(chain[1]?.id as string, 'sent', 2);
  expect(caught(email).map(({ times }) => times)).toEqual([1, 1]);
  expect(await failedMails()).toEqual([]);
});

test('550 is final, without the address in what is told; whoever has put it right has it tried again', async () => {
  const email = 'nobody.here@example.com';
  catcher.behave('550');
  const { chain, headId } = await signedFamily({ email });
  const id = chain[0]?.id as string;
  expect(await untilState(id, 'refused', 1)).toMatchObject({
    reply: expect.stringMatching(/^550\b/),
    nextAttemptAtUtc: null,
  });
  await until(async () => (await failedMails()).length === 2);
  const failed = await failedMails();
  expect(JSON.stringify(failed)).not.toContain('nobody.here');
  expect(failed.map(({ reason }) => reason)).toEqual(['final', 'final']);
  catcher.behave('ok');
  await api.database.rows(
    "update copy_mail set created_at = created_at - interval '9 days' where head_contact_id = $1",
    [headId],
  );
  for (const { id: job } of failed) await boss.post(`/api/admin/operations/failed-jobs/${job}/retry`).expect(200);
  await untilState(id, 'sent', 2);
  await untilState(chain[1]?.id as string, 'sent', 2);
  expect(await failedMails()).toEqual([]);
  // Days later, it is a letter of today: one of last week would lie far down in the mailbox, or with what nobody wanted.
  const age = caught(email).map(({ at, dated }) => Date.parse(at) - Date.parse(dated ?? ''));
  expect(age.map((ms) => ms < 3_600_000)).toEqual([true, true]);
});

test('asked twice for the same signing, there is one mail; of an erased household nothing is left', async () => {
  const email = 'emma.twice@example.com';
  const { chain, headId, mia } = await signedFamily({ email });
  const id = chain[0]?.id as string;
  await untilState(id, 'sent', 1);
  await untilState(chain[1]?.id as string, 'sent', 1);
  await api.database.rows(
    `insert into outbox (job, payload) select 'evidence.make-copies', json_build_object('groupId', group_id, 'signatureIds', array[id], 'language', 'en') from signature where id = $1`,
    [id],
  );
  await until(async () => (await api.database.rows("select from outbox where job like 'evidence.%'")).length === 0);
  expect(caught(email).map(({ times }) => times)).toEqual([1, 1]);
  await boss.post(`/api/admin/guests/${mia}/erasure`).expect(200);
  expect(await api.database.rows('select from copy_mail where head_contact_id = $1', [headId])).toEqual([]);
});
