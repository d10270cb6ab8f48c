import type { ClientSettings, ContactActivity, Theme } from '@arrival/contracts';
import { addDays } from '@arrival/rules';
import { finish } from '../../support/answers';
import { demoFamily, family, nine, openCheckIn, openHome, places } from '../../support/families';
import { cut, scene } from '../scene';

scene(
  'complete/all-set',
  'The family is through: faces, and what happens next.',
  async ({ page, stack }) => {
    const { guest, ids } = await family(stack);
    const selection = { ...places.villageAllMountain, contactIds: ids };
    await finish(stack, guest, selection, [1, 2, 3, 4]);
    await openCheckIn(page, guest, selection);
    await page.getByRole('button', { name: 'Print' }).waitFor();
  },
  { whole: true },
);

scene(
  'complete/with-codes',
  'Passes are ready to print: the codes, large and bright.',
  async ({ page, stack }) => {
    const { guest } = await demoFamily(stack, 'sofia.marino@example.com');
    await openHome(page, guest);
    await page.getByRole('link', { name: 'Show pick-up codes' }).click();
    await page
      .getByRole('img', { name: /^Pick-up code/ })
      .first()
      .waitFor();
  },
  { whole: true },
);

scene(
  'complete/at-desk',
  'A waiver without a text is left: what the desk still has to do, and for whom.',
  async ({ page, stack }) => {
    const { guest, ids } = await family(stack);
    const selection = { ...places.villageAllMountain, contactIds: ids };
    await finish(stack, guest, selection, [2, 3, 4]);
    await page.route('**/api/activities/locations/*/contacts', async (route) => {
      const response = await route.fetch();
      const activities = (await response.json()) as ContactActivity[];
      for (const { contacts } of activities)
        for (const { reasons } of contacts)
          for (const reason of reasons) if (reason.taskTypeId === 1 && reason.isAsked) reason.code = 'waiverNoText';
      await route.fulfill({ response, json: activities });
    });
    await guest.signIn(page);
    await page.addInitScript((text) => sessionStorage.setItem('arrival.checkIn', text), JSON.stringify(selection));
    await page.goto('/checkinComplete');
    await page.getByRole('heading', { name: 'Almost there' }).waitFor();
  },
  { whole: true },
);

scene(
  'complete/signed-again',
  'A waiver of one day that was signed before the visit: it is signed again then.',
  async ({ page, stack }) => {
    const { guest, ids } = await family(stack);
    const selection = { ...places.villageAllMountain, contactIds: ids };
    await finish(stack, guest, selection, [1, 2, 3, 4]);
    const productDate = addDays(new Date().toISOString().slice(0, 10), 3);
    await page.route('**/api/activities/locations/*/contacts', async (route) => {
      const response = await route.fetch();
      const activities = (await response.json()) as ContactActivity[];
      for (const reason of activities.flatMap(({ contacts }) => contacts.flatMap(({ reasons }) => reasons)))
        if (reason.taskTypeId === 1 && reason.isComplete)
          Object.assign(reason, { code: 'signedForToday', productDate });
      await route.fulfill({ response, json: activities });
    });
    await openCheckIn(page, guest, selection);
    await page
      .getByText(/sign it again/i)
      .first()
      .waitFor();
  },
  { whole: true },
);

scene(
  'complete/many-members',
  'Nine of them, with names of every length and script; one code.',
  async ({ page, stack }) => {
    const { guest, ids } = await family(stack, nine);
    const selection = { ...places.rental, contactIds: ids };
    await finish(stack, guest, selection, [1, 2]);
    await openCheckIn(page, guest, selection);
    await page.getByRole('button', { name: 'Print' }).waitFor();
  },
  { whole: true },
);

scene(
  'complete/some-left',
  'One of three has something left: the others’ pass all the same.',
  async ({ page, stack }) => {
    const { guest, ids } = await family(stack);
    await finish(stack, guest, { ...places.rental, contactIds: ids.slice(0, 2) }, [1, 2]);
    await openCheckIn(page, guest, { ...places.rental, contactIds: ids });
    await page.goto('/checkinComplete');
    await page.getByText('Still open').first().waitFor();
  },
  { whole: true },
);

scene('complete/without-connection', 'The open pass in a tunnel.', async ({ page, stack }) => {
  const { guest, ids } = await family(stack);
  const selection = { ...places.rental, contactIds: ids };
  await finish(stack, guest, selection, [1, 2]);
  await openCheckIn(page, guest, selection);
  await page.getByRole('button', { name: 'Print' }).waitFor();
  await cut(page);
  await page.getByText(/^Kept on this phone/).waitFor();
});

scene('complete/shared', 'The family’s code on the other parent’s phone.', async ({ page }) => {
  await page.goto('/family-code#KQMXRXPB');
  await page.getByRole('img', { name: 'Your family code' }).waitFor();
});

scene('complete/sunrise', 'With the drawn picture the sun has risen behind the pass.', async ({ page, stack }) => {
  const { guest, ids } = await family(stack);
  const selection = { ...places.rental, contactIds: ids };
  await finish(stack, guest, selection, [1, 2]);
  await page.route('**/api/settings/client', async (route) => {
    const response = await route.fetch();
    const settings = (await response.json()) as ClientSettings;
    const theme = JSON.parse(settings.themeSettings) as Theme;
    const themeSettings = JSON.stringify({ ...theme, general: { ...theme.general, backgroundImageUrl: '' } });
    await route.fulfill({ response, json: { ...settings, themeSettings } });
  });
  await openCheckIn(page, guest, selection);
  await page.getByRole('button', { name: 'Print' }).waitFor();
});
