import type { AuditEvent, GuestHit, SignatureRow } from '@arrival/contracts';
import { unique } from '../../e2e/support/unique';
import { family } from '../../support/families';
import { household, openConsole, signedIn } from '../console';
import { scene } from '../scene';

scene('admin-guests/found', 'Guests found by the beginning of a name', async ({ page, stack }) => {
  await signedIn(page, stack);
  await openConsole(page, 'guests?q=lindqvist');
  await page.getByText('Henrik Lindqvist').first().waitFor();
});

scene('admin-guests/order', 'Guests found by the number of an order', async ({ page, stack }) => {
  await signedIn(page, stack);
  await openConsole(page, 'guests?q=%231000031');
  await page.getByText('order 1000031').waitFor();
});

scene(
  'admin-guests/namesakes',
  'More of one name than a page holds',
  async ({ page, stack }) => {
    await page.route('**/api/admin/guests?**', async (route) => {
      const response = await route.fetch();
      const [emma] = (await response.json()) as [GuestHit];
      const json = Array.from({ length: 25 }, (_, at) => ({
        ...emma,
        id: at + 1,
        dateOfBirth: `${1960 + at}-03-04`,
        customerNumber: `C${2_000_000 + at}`,
      }));
      await route.fulfill({ response, json, headers: { ...response.headers(), 'content-range': 'guests 0-24/349' } });
    });
    await signedIn(page, stack);
    await openConsole(page, 'guests?q=emma%20carter');
    await page.getByRole('button', { name: 'Show more' }).waitFor();
  },
  { whole: true },
);

scene('admin-guests/nobody', 'Nobody fits what was typed', async ({ page, stack }) => {
  await signedIn(page, stack);
  await openConsole(page, 'guests?q=zzyzx');
  await page.getByText('Nobody found').waitFor();
});

scene(
  'admin-guests/household',
  'A household: photo, what is done, signed waivers, rental label',
  async ({ page, stack }) => {
    const administrator = await signedIn(page, stack);
    await openConsole(page, await household(administrator, 'sofia.marino@example.com'));
  },
  { whole: true },
);

scene(
  'admin-guests/old-label',
  'Rental answers that have run out are told before somebody sets a binding by them',
  async ({ page, stack }) => {
    const administrator = await signedIn(page, stack);
    await openConsole(page, await household(administrator, 'mateo.garcia@example.com'));
    await page.getByText(/^These answers ran out/).waitFor();
  },
  { whole: true },
);

scene(
  'admin-guests/answer',
  'Who is ready here today, who is not, and why, before anything else',
  async ({ page, stack }) => {
    const administrator = await signedIn(page, stack);
    await openConsole(page, await household(administrator, 'emma.carter@example.com'));
    await page.getByRole('region', { name: 'Ready or not' }).getByRole('listitem').first().waitFor();
  },
);

scene('admin-guests/answer-elsewhere', 'A location that asks nobody anything', async ({ page, stack }) => {
  const administrator = await signedIn(page, stack);
  await page.route('**/api/admin/preview?**', (route) =>
    route.fulfill({ json: { locationId: 1, date: '2026-12-24', activities: [] } }),
  );
  await openConsole(page, await household(administrator, 'emma.carter@example.com'));
  await page.getByText('This location has no activities').waitFor();
});

scene('admin-guests/new-code', 'A new family code asks first', async ({ page, stack }) => {
  const administrator = await signedIn(page, stack);
  await openConsole(page, await household(administrator, 'emma.carter@example.com'));
  await page.getByRole('button', { name: 'New code' }).click();
  await page.getByRole('dialog').waitFor();
});

scene('admin-guests/correct', 'What was told wrongly of a member is put right', async ({ page, stack }) => {
  const administrator = await signedIn(page, stack);
  await openConsole(page, await household(administrator, 'sofia.marino@example.com'));
  await page
    .getByRole('button', { name: /^Correct / })
    .first()
    .click();
  await page.getByRole('dialog').waitFor();
});

scene(
  'admin-guests/take-out',
  'Somebody who was added by mistake leaves once staff say yes',
  async ({ page, stack }) => {
    const { ids } = await family(stack);
    await signedIn(page, stack);
    await openConsole(page, `guests/${ids[1]}`);
    await page
      .getByRole('button', { name: /^Take out / })
      .first()
      .click();
    await page.getByRole('dialog').waitFor();
  },
);

scene('admin-guests/withdraw', 'A waiver that must not count is withdrawn with a reason', async ({ page, stack }) => {
  const administrator = await signedIn(page, stack);
  await openConsole(page, await household(administrator, 'sofia.marino@example.com'));
  await page
    .getByRole('button', { name: /^Withdraw / })
    .first()
    .click();
  await page.getByLabel('Why must it not count?').waitFor();
});

scene(
  'admin-guests/give',
  'A family that was booked with another e-mail is given to an account',
  async ({ page, stack }) => {
    const administrator = await signedIn(page, stack);
    const person = {
      firstName: 'Ada',
      lastName: unique('Okafor'),
      dateOfBirth: '1986-04-02',
      email: 'ada@work.example.com',
    };
    const { contactId } = (await administrator.call('POST', '/api/admin/guests', person)) as GuestHit;
    await openConsole(page, `guests/${contactId}`);
    await page.getByRole('button', { name: 'Give to an account' }).click();
    await page.getByLabel('E-mail they sign in with').fill('nobody@example.com');
    await page.getByLabel('How do you know that it is them?').fill('Called, and knew the order’s number');
    await page.getByRole('button', { name: 'Give', exact: true }).click();
    await page.getByText('Nobody has signed in with this e-mail').waitFor();
  },
);

scene('admin-guests/purpose', 'Health answers ask for a reason first', async ({ page, stack }) => {
  const administrator = await signedIn(page, stack);
  await openConsole(page, await household(administrator, 'sofia.marino@example.com'));
  await page
    .getByRole('button', { name: /health answers/ })
    .first()
    .click();
  await page.getByLabel('Reason').waitFor();
});

scene('admin-signatures/list', 'Who signed which text', async ({ page, stack }) => {
  await signedIn(page, stack);
  await openConsole(page, 'signatures');
});

scene(
  'admin-signatures/evidence',
  'A signed waiver with all that proves it',
  async ({ page, stack }) => {
    const administrator = await signedIn(page, stack);
    const [row] = (await administrator.call('GET', '/api/admin/signatures?range=[0,0]')) as SignatureRow[];
    await openConsole(page, `signatures/${row?.id}/show`);
    await page.getByText('Hash of the text').waitFor();
  },
  { whole: true },
);

const hash = (digit: string) => digit.repeat(64);
const proven = {
  faults: [],
  record: '{}',
  recordHash: hash('a'),
  previousHash: hash('b'),
  chainPosition: 3,
  chainLength: 4,
  hashedAtUtc: '2026-12-01T17:03:00Z',
  isSealing: true,
};
const seal = {
  position: 1041,
  size: 1312,
  root: hash('c'),
  proof: [],
  checkpoint: '',
  verifierKey: 'arrival.resort.example/api/evidence+1f2e3d4c+AWRlbW8gZGVtbyBkZW1vIGRlbW8gZGVtbyBkZW1vIGRlbQ==',
  sealedAtUtc: '2026-12-02T08:20:00Z',
};
const verifications = [
  ['valid', 'A signature that is what it was', { ...proven, state: 'valid', seal }],
  ['waiting', 'A signature of today: sealed tonight', { ...proven, state: 'waiting', seal: null }],
  ['broken', 'A signature that somebody has changed', { ...proven, state: 'broken', faults: ['record', 'log'], seal }],
] as const;
for (const [name, about, json] of verifications)
  scene(
    `admin-signatures/verify-${name}`,
    about,
    async ({ page, stack }) => {
      const administrator = await signedIn(page, stack);
      const [row] = (await administrator.call('GET', '/api/admin/signatures?range=[0,0]')) as SignatureRow[];
      await page.route('**/verification', (route) => route.fulfill({ json }));
      await openConsole(page, `signatures/${row?.id}/show`);
      await page.getByRole('button', { name: 'Verify' }).click();
      await page.getByText('Hash of the record').waitFor();
    },
    { whole: true },
  );

scene('admin-audit/list', 'Every change by an administrator', async ({ page, stack }) => {
  const administrator = await signedIn(page, stack);
  await administrator.call('PUT', '/api/admin/settings', { resortCodes: `NORTH, ${Date.now()}` });
  await openConsole(page, 'audit');
});

scene('admin-audit/found', 'A change found by its reference', async ({ page, stack }) => {
  const administrator = await signedIn(page, stack);
  await administrator.call('PUT', '/api/admin/settings', { resortCodes: `NORTH, ${Date.now()}` });
  const [event] = (await administrator.call(
    'GET',
    '/api/admin/audit?range=[0,0]&filter={"isRead":false}',
  )) as AuditEvent[];
  await openConsole(page, 'audit');
  await page.getByRole('textbox', { name: 'Search' }).fill(event?.correlationId ?? '');
  await page.getByText('1–1 of 1').waitFor();
});

scene('admin-audit/change', 'One change, before and after, with the way back', async ({ page, stack }) => {
  const administrator = await signedIn(page, stack);
  await administrator.call('PUT', '/api/admin/settings', { resortCodes: `NORTH, ${Date.now()}` });
  const filter = encodeURIComponent(JSON.stringify({ entity: 'admin_settings' }));
  const [event] = (await administrator.call('GET', `/api/admin/audit?range=[0,0]&filter=${filter}`)) as AuditEvent[];
  await openConsole(page, `audit/${event?.id}/show`);
});

scene('admin-audit/refused', 'A restore that would break a rule says what to do first', async ({ page, stack }) => {
  const administrator = await signedIn(page, stack);
  const name = `Racing ${Date.now()}-${Math.round(Math.random() * 1e6)}`;
  const activity = (await administrator.call('POST', '/api/activities', { name })) as { id: number };
  const place = (await administrator.call('POST', '/api/locations', { name, defaultActivityId: activity.id })) as {
    id: number;
  };
  await administrator.call('DELETE', `/api/locations/${place.id}/activities/${activity.id}`);
  await administrator.call('DELETE', `/api/activities/${activity.id}`);
  const filter = encodeURIComponent(JSON.stringify({ entity: 'location', entityId: place.id }));
  const [event] = (await administrator.call('GET', `/api/admin/audit?filter=${filter}`)) as { id: number }[];
  await page.goto(`/admin/audit/${event?.id}/show`);
  await page.getByRole('button', { name: 'Restore what was there before' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Restore', exact: true }).click();
  await page.getByText('Not restored').waitFor();
  await administrator.call('DELETE', `/api/locations/${place.id}`);
});

scene('admin-preview/empty', 'The question before it is asked', async ({ page, stack }) => {
  await signedIn(page, stack);
  await openConsole(page, 'preview');
});

scene(
  'admin-preview/answer',
  'Who would be asked what, and why, at a location on a day',
  async ({ page, stack }) => {
    await signedIn(page, stack);
    await openConsole(page, 'preview');
    await page.getByRole('combobox', { name: 'Location' }).click();
    await page.getByRole('option').first().click();
    await page.getByRole('combobox', { name: 'Guest' }).fill('emma carter');
    await page.getByRole('option', { name: 'Emma Carter, born Mar 14, 1987' }).click();
    await page.getByText('Asked', { exact: true }).first().waitFor();
  },
  { whole: true },
);

scene('admin-guests/signed-on-paper', 'What was signed on paper, before it is recorded', async ({ page, stack }) => {
  const { guest } = await family(stack, [{ firstName: 'Mia', age: 9 }]);
  const administrator = await signedIn(page, stack);
  await openConsole(page, await household(administrator, guest.person.email));
  await page.getByRole('button', { name: 'Signed on paper' }).click();
  await page.getByRole('dialog').getByLabel('Whose signature it bears').fill('Emma Carter');
});
