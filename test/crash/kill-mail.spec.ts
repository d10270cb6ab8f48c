import { type MailCatcher, startMailCatcher } from '../../libs/sandbox/src/mail/mail-catcher';
import { startApi, type TestApi } from '../support/api';
import { startWorkerProcess } from '../support/api-process';
import { buildWaiverTask } from '../support/build-resort';
import { buildCheckinResort } from '../support/checkin';
import { signFamily } from '../support/evidence';
import { until } from '../support/until';

/** A worker that is killed while the mail server has a letter in hand loses no letter and sends none twice (D46). */
let api: TestApi;
let catcher: MailCatcher;

beforeAll(async () => {
  [api, catcher] = await Promise.all([startApi(), startMailCatcher()]);
});
afterAll(async () => {
  await catcher.stop();
  await api.close();
});

test('killed in the middle of a letter, each of them comes once in the end', async () => {
  const resort = await buildCheckinResort(api);
  const shared = await buildWaiverTask(api.database, { posWaiverId: 'W-ALL', consolidateWaivers: true });
  await api.database.rows('insert into activity_task (activity_id, task_id) values ($1, $2)', [
    resort.activityId,
    shared,
  ]);
  const variables = {
    ...api.variables,
    SMTP_URL: catcher.smtpUrl,
    MAIL_FROM: 'checkin@resort.example',
  };
  catcher.behave('hang');
  await signFamily(api, resort, shared, { email: 'emma@example.com' });
  const killed = startWorkerProcess(variables);
  await until(() => catcher.tries > 0).finally(() => killed.kill());
  expect(catcher.mails).toEqual([]);
  catcher.behave('ok');
  const worker = startWorkerProcess(variables);
  const open = () => api.database.rows("select from copy_mail where status <> 'sent'");
  try {
    // What was in the killed worker's hands comes back when its lock runs out.
    await until(async () => catcher.mails.length === 2 && (await open()).length === 0);
  } finally {
    expect(await worker.stop()).toBe(0);
  }
  expect(catcher.mails.map(({ times }) => times)).toEqual([1, 1]);
});
