import type { Webhook, WebhookDelivery, WebhookDeliveryDetail } from '@arrival/contracts';
import type { Page } from '@playwright/test';
import { openConsole, signedIn } from '../console';
import { failWith, scene } from '../scene';

const minute = 60_000;
const now = Date.UTC(2026, 10, 22, 15, 12);
const ago = (minutes: number) => new Date(now - minutes * minute).toISOString();

const address = (id: number, url: string, more: Partial<Webhook> = {}): Webhook => ({
  id,
  url,
  description: '',
  events: ['contact.task.completed', 'household.checkin.completed', 'waiver.signed'],
  state: 'delivering',
  pauseReason: null,
  pausedAtUtc: null,
  failingSinceUtc: null,
  waiting: 0,
  failed: 0,
  deliveredLastDay: 0,
  earlierSecretUntilUtc: null,
  createdDateUtc: ago(90_000),
  modifiedDateUtc: ago(90_000),
  version: 1,
  ...more,
});
const crm = address(1, 'https://crm.example.com/hooks/arrival', { description: 'Nightly CRM', deliveredLastDay: 2318 });
const lockers = address(2, 'https://lockers.example.com/in', {
  state: 'failing',
  failingSinceUtc: ago(8),
  waiting: 4,
  failed: 2,
  deliveredLastDay: 611,
});
const old = address(3, 'https://old-bi.example.com/v1/push', {
  state: 'paused',
  pauseReason: 'failing',
  pausedAtUtc: ago(2000),
  failingSinceUtc: ago(9200),
  waiting: 1000,
});
const long = address(
  4,
  `https://integrations.${'very-long-name.'.repeat(6)}example.com/tenants/6f1c0d9e-2c5b-4f8e/hooks?${'token=abcdef&'.repeat(8)}`,
  {
    description: 'Marketing platform of the whole group, with an address that nobody types by hand',
    deliveredLastDay: 12,
  },
);

const tried = (status: number | null, error: string | null, minutes: number) => ({
  attemptedAtUtc: ago(minutes),
  url: 'https://lockers.example.com/in',
  status,
  error,
  answer: status === 504 ? '<html><head><title>504 Gateway Time-out</title></head></html>' : '',
  tookMs: status === 204 ? 80 : 12_400,
});
const delivery = (id: number, type: string, more: Partial<WebhookDelivery>): WebhookDelivery => ({
  id,
  type,
  householdId: 4102,
  number: 10 + id,
  status: 'waiting',
  attempts: 1,
  createdAtUtc: ago(20 - id),
  nextAttemptAtUtc: new Date(Date.now() + 4 * minute).toISOString(),
  lastTry: tried(504, null, 3),
  ...more,
});
const log = [
  delivery(9, 'waiver.signed', {}),
  delivery(8, 'contact.task.completed', { lastTry: tried(null, 'tooSlow', 4) }),
  delivery(7, 'household.checkin.completed', {
    status: 'failed',
    nextAttemptAtUtc: null,
    lastTry: tried(null, 'refused', 9),
  }),
  delivery(6, 'webhook.test', { householdId: null, number: null, status: 'delivered', lastTry: tried(204, null, 10) }),
  delivery(5, 'report.populated', { householdId: null, number: null, lastTry: null, nextAttemptAtUtc: ago(1) }),
];
const detail: WebhookDeliveryDetail = {
  ...log[0]!,
  event: {
    id: '0c6f3f0e-5a52-4a8e-9a53-0f1f7a3d7c11',
    type: 'waiver.signed',
    timestamp: ago(11),
    householdId: 4102,
    number: 19,
    data: { contactId: 4105, signatureId: '9d3b7c1e-8f54-4f0e-9b60-0f7f4d1c2a33', posWaiverId: 'W-SEASON' },
  },
  tries: [tried(504, null, 3), tried(504, null, 10)],
};

interface Shown {
  readonly webhooks?: readonly Webhook[];
  readonly deliveries?: readonly WebhookDelivery[];
  readonly hasMore?: boolean;
}

/** The addresses and what went to them, whichever is asked for. */
async function show(page: Page, { webhooks = [crm, lockers, old], deliveries = log, hasMore = false }: Shown = {}) {
  await page.route('**/api/admin/webhooks?**', (route) =>
    route.fulfill({ json: webhooks, headers: { 'content-range': `webhooks 0-${webhooks.length}/${webhooks.length}` } }),
  );
  await page.route(/\/api\/admin\/webhooks\/\d+$/, (route) =>
    route.fulfill({ json: webhooks.find(({ id }) => route.request().url().endsWith(`/${id}`)) }),
  );
  await page.route('**/deliveries?**', (route) => route.fulfill({ json: { deliveries, hasMore } }));
  await page.route(/\/deliveries\/\d+$/, (route) => route.fulfill({ json: detail }));
}

const whole = { whole: true };

scene(
  'admin-webhooks/list',
  'Who is told, who fails, who is paused; what went last to one of them',
  async ({ page, stack }) => {
    await show(page);
    await signedIn(page, stack);
    await openConsole(page, 'api');
    await page.getByText('lockers.example.com', { exact: true }).waitFor();
  },
  whole,
);

scene(
  'admin-webhooks/empty',
  'Nobody is told yet',
  async ({ page, stack }) => {
    await show(page, { webhooks: [] });
    await signedIn(page, stack);
    await openConsole(page, 'api');
    await page.getByText('Nobody is told yet.').waitFor();
  },
  whole,
);

scene(
  'admin-webhooks/long',
  'An address that is very long, in the list and on its page',
  async ({ page, stack }) => {
    await show(page, { webhooks: [long] });
    await signedIn(page, stack);
    await openConsole(page, 'api');
    await page.getByText('Marketing platform').waitFor();
  },
  whole,
);

scene(
  'admin-webhooks/long-page',
  'The page of a very long address',
  async ({ page, stack }) => {
    await show(page, { webhooks: [long] });
    await signedIn(page, stack);
    await openConsole(page, 'webhooks/4');
    await page.getByText('Deliveries', { exact: true }).waitFor();
  },
  whole,
);

scene(
  'admin-webhooks/form',
  'The form of a new address, with what is missing',
  async ({ page, stack }) => {
    await signedIn(page, stack);
    await openConsole(page, 'webhooks/create');
    await page.getByRole('textbox', { name: 'Address' }).fill('crm');
    for (const box of await page.getByRole('checkbox').all()) await box.uncheck();
    await page.getByRole('button', { name: 'Add an address' }).click();
    await page.getByRole('textbox', { name: 'Address' }).blur();
  },
  whole,
);

scene(
  'admin-webhooks/failing',
  'An address that fails: its log with every kind of outcome',
  async ({ page, stack }) => {
    await show(page, { hasMore: true });
    await signedIn(page, stack);
    await openConsole(page, 'webhooks/2');
    await page.getByRole('button', { name: 'Older' }).waitFor();
  },
  whole,
);

scene(
  'admin-webhooks/paused',
  'A paused address: what waits says that it waits',
  async ({ page, stack }) => {
    await show(page);
    await signedIn(page, stack);
    await openConsole(page, 'webhooks/3');
    await page.getByText('Waits until it is started again').first().waitFor();
  },
  whole,
);

scene(
  'admin-webhooks/none-given-up',
  'A filter that fits nothing',
  async ({ page, stack }) => {
    await show(page, { deliveries: [] });
    await signedIn(page, stack);
    await openConsole(page, 'webhooks/1');
    await page.getByLabel('Show').click();
    await page.getByRole('option', { name: 'Given up' }).click();
    await page.getByText('Nothing was given up.').waitFor();
  },
  whole,
);

scene('admin-webhooks/delivery', 'One delivery: the message and its tries', async ({ page, stack }) => {
  await show(page);
  await signedIn(page, stack);
  await openConsole(page, 'webhooks/2');
  await page
    .getByRole('button', { name: /^Look at/ })
    .first()
    .click();
  await page.getByText('504 Gateway Time-out').first().waitFor();
});

scene('admin-webhooks/secret', 'A new secret, whole, for this once', async ({ page, stack }) => {
  await show(page);
  const secret = 'whsec_9fR2m0bVt6xW4Yk1uQe7Zc3Nh8Js5Lp0aDgTiKoXwEU=';
  await page.route('**/webhooks/1/secret', (route) => route.fulfill({ json: { ...crm, secret } }));
  await signedIn(page, stack);
  await openConsole(page, 'webhooks/1');
  await page.getByRole('button', { name: 'Make a new secret' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Make a new secret' }).click();
  await page.getByText('It is shown only this once.').waitFor();
});

scene(
  'admin-webhooks/unread',
  'The addresses cannot be read',
  async ({ page, stack }) => {
    await failWith(page, '**/api/admin/webhooks?**', 503, 'server.busy');
    await signedIn(page, stack);
    await openConsole(page, 'api');
  },
  whole,
);

scene('admin-api/whole', 'The whole API, for administrators', async ({ page, stack }) => {
  await signedIn(page, stack);
  await openConsole(page, 'api/whole');
  await page.getByRole('heading', { name: /^API keys/ }).click({ timeout: 30_000 });
  await page.locator('[data-path="/api/admin/apikey/list"]').waitFor();
});
