import type { CopyMail, FailedJob, Wholeness } from '@arrival/contracts';
import type { MailCatcher } from '../../../libs/sandbox/src/mail/mail-catcher';
import type { SignedInAgent, TestApi } from '../../support/api';
import { type CopyingResort, sha256, startCopyingResort } from '../../support/copying-resort';
import { until } from '../../support/until';

/** Who signed is sent a copy for each person, once (D61). */
let copying: CopyingResort;
let api: TestApi;
let boss: SignedInAgent;
let catcher: MailCatcher;
let signedFamily: CopyingResort['signedFamily'];

beforeAll(async () => {
  copying = await startCopyingResort();
  ({ api, boss, catcher, signedFamily } = copying);
});
afterAll(() => copying.close());
afterEach(() => catcher.behave('ok'));

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
