import { addDays, dayInZone } from '@arrival/rules';
import { type MailCatcher, startMailCatcher } from '../../libs/sandbox/src/mail/mail-catcher';
import { startApi, type TestApi } from '../support/api';
import { startWorkerProcess } from '../support/api-process';
import { addPurchase } from '../support/build-household';
import { buildWaiverTask } from '../support/build-resort';
import { buildCheckinResort, type CheckinResort, signedInCarters } from '../support/checkin';
import { buildShop } from '../support/customer-report';
import { signFamily } from '../support/evidence';
import { noonZone } from '../support/noon';
import { until } from '../support/until';

/** A worker that is killed while the mail server has a letter in hand loses no letter and sends none twice (D46, D78). */
let api: TestApi;
let catcher: MailCatcher;
let resort: CheckinResort;

beforeAll(async () => {
  [api, catcher] = await Promise.all([startApi(), startMailCatcher()]);
  resort = await buildCheckinResort(api);
});
afterAll(async () => {
  await catcher.stop();
  await api.close();
});

const variables = () => ({ ...api.variables, SMTP_URL: catcher.smtpUrl, MAIL_FROM: 'checkin@resort.example' });
beforeEach(() => catcher.behave('hang'));

test('killed in the middle of a letter, each of them comes once in the end', async () => {
  const shared = await buildWaiverTask(api.database, { posWaiverId: 'W-ALL', consolidateWaivers: true });
  await api.database.rows('insert into activity_task (activity_id, task_id) values ($1, $2)', [
    resort.activityId,
    shared,
  ]);
  await signFamily(api, resort, shared, { email: 'emma@example.com' });
  const killed = startWorkerProcess(variables());
  await until(() => catcher.tries > 0).finally(() => killed.kill());
  expect(catcher.mails).toEqual([]);
  catcher.behave('ok');
  const worker = startWorkerProcess(variables());
  const open = () => api.database.rows("select from copy_mail where status <> 'sent'");
  try {
    // What was in the killed worker's hands comes back when its lock runs out.
    await until(async () => catcher.mails.length === 2 && (await open()).length === 0);
  } finally {
    expect(await worker.stop()).toBe(0);
  }
  expect(catcher.mails.map(({ times }) => times)).toEqual([1, 1]);
});

test('killed in the middle of an invitation, the family is told once in the end', async () => {
  const shop = await buildShop(api.database, resort, { lesson: 4100, seasonPass: 4101 });
  await api.database.rows('update location set invite_days_before = 2 where id = $1', [shop.locationId]);
  const email = 'invited@example.com';
  const { carters, mia } = await signedInCarters(api);
  await api.database.rows('update contact set email = $1 where contact_id = $2', [email, carters.headId]);
  const productDate = addDays(dayInZone(new Date(), noonZone), 1);
  await addPurchase(api.database, mia, { productId: 4100, productDate });
  const ask = (job: string) => api.database.rows("insert into outbox (job, payload) values ($1, '{}')", [job]);
  // The report of the test before knows nothing of them.
  const isReported = async () =>
    (
      await api.database.rows(
        "select from report_row r join report_generation g on g.id = r.generation_id where g.state = 'whole' and r.head_contact_id = $1",
        [carters.headId],
      )
    ).length > 0;
  const { tries } = catcher;

  const killed = startWorkerProcess(variables());
  try {
    await ask('reporting.keep');
    await until(isReported);
    await ask('reporting.invite-families');
    await until(() => catcher.tries > tries);
  } finally {
    killed.kill();
  }
  const told = () => catcher.mails.filter(({ to }) => to === email);
  expect(told()).toEqual([]);
  catcher.behave('ok');
  const worker = startWorkerProcess(variables());
  const isSent = async () => (await api.database.rows("select from invitation where status = 'sent'")).length === 1;
  try {
    await until(isSent);
  } finally {
    expect(await worker.stop()).toBe(0);
  }
  expect(told().map(({ times }) => times)).toEqual([1]);
});
