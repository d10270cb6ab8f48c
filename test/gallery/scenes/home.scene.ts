import { finish } from '../../support/answers';
import { newGuest } from '../../support/browser-guest';
import { born } from '../../support/build-household';
import { demoFamily, family, five, nine, openHome, places } from '../../support/families';
import { cut, failWith, neverAnswer, openFamilyCode, scene } from '../scene';

scene(
  'home/something-left',
  'A parent with two children, everything still to do: all selected, the count on the button.',
  async ({ page, stack }) => {
    const { guest } = await family(stack);
    await openHome(page, guest);
    await page.getByRole('checkbox').first().waitFor();
  },
);

scene(
  'home/something-left-whole',
  'The same, to the end of the page.',
  async ({ page, stack }) => {
    const { guest } = await family(stack);
    await openHome(page, guest);
    await page.getByRole('checkbox').first().waitFor();
  },
  { whole: true },
);

scene('home/family-code', 'The code of the family, opened from home.', async ({ page, stack }) => {
  const { guest } = await family(stack);
  await openHome(page, guest);
  await openFamilyCode(page);
});

scene('home/new-guest', 'Signed in for the first time, alone.', async ({ page, stack }) => {
  const { guest } = await family(stack, []);
  await openHome(page, guest);
  await page.getByRole('checkbox').first().waitFor();
});

scene(
  'home/nine-members',
  'Nine in the household, long and non-Latin names.',
  async ({ page, stack }) => {
    const { guest } = await family(stack, nine);
    await openHome(page, guest);
    await page.getByRole('checkbox').first().waitFor();
  },
  { whole: true },
);

scene('home/four-members', 'Two parents, two children: everybody above the fold.', async ({ page, stack }) => {
  const { guest } = await family(stack, five.slice(0, 3));
  await openHome(page, guest);
  await page.getByRole('checkbox').first().waitFor();
});

scene(
  'home/six-members',
  'Six, one with a long name: the rows are lower, everybody above the fold.',
  async ({ page, stack }) => {
    const { guest } = await family(stack, five);
    await openHome(page, guest);
    await page.getByRole('checkbox').first().waitFor();
  },
);

scene('home/six-one-done', 'Six, of whom one is ready.', async ({ page, stack }) => {
  const { guest, ids } = await family(stack, five);
  await finish(stack, guest, { ...places.villageAllMountain, contactIds: ids.slice(1, 2) }, [1, 2, 3, 4]);
  await openHome(page, guest);
  await page.getByRole('checkbox').first().waitFor();
});

scene('home/nine-at-first', 'Nine, as one sees them without scrolling.', async ({ page, stack }) => {
  const { guest } = await family(stack, nine);
  await openHome(page, guest);
  await page.getByRole('checkbox').first().waitFor();
});

scene(
  'home/half-done',
  'One child finished, one child to go.',
  async ({ page, stack }) => {
    const { guest, ids } = await family(stack);
    await finish(stack, guest, { ...places.villageAllMountain, contactIds: ids.slice(0, 2) }, [1, 2, 3, 4]);
    await openHome(page, guest);
    await page.getByRole('checkbox').first().waitFor();
  },
  { whole: true },
);

scene(
  'home/all-done',
  'Everybody is ready.',
  async ({ page, stack }) => {
    const { guest, ids } = await family(stack);
    await finish(stack, guest, { ...places.rental, contactIds: ids }, [1, 2]);
    await openHome(page, guest, places.rental.locationId);
    await page.getByRole('heading', { level: 2 }).first().waitFor();
  },
  { whole: true },
);

scene('home/choose-location', 'Where are you heading?', async ({ page, stack }) => {
  const { guest } = await family(stack);
  await openHome(page, guest);
  await page.getByRole('button', { name: 'Location:' }).click();
  await page.getByRole('dialog').waitFor();
});

scene('home/loading', 'Skeletons shaped like the family.', async ({ page, stack }) => {
  const { guest } = await family(stack);
  await neverAnswer(page, '**/api/activities/**');
  await openHome(page, guest);
  await page.getByText('Loading your family').waitFor();
});

scene('home/not-open', 'The resort has no open location yet.', async ({ page, stack }) => {
  const { guest } = await family(stack);
  await page.route('**/api/locations', (route) => route.fulfill({ json: [] }));
  await openHome(page, guest);
  await page.getByRole('button', { name: 'Look again' }).waitFor();
});

scene('home/last-known', "The resort's point of sale does not answer.", async ({ page, stack }) => {
  const { guest } = await family(stack);
  await page.route('**/api/profile', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), asOfUtc: '2026-12-24T08:12:00.000Z' } });
  });
  await openHome(page, guest);
  await page.getByText('As we knew it').waitFor();
});

scene('home/failed', 'The family could not be loaded.', async ({ page, stack }) => {
  const { guest } = await family(stack);
  await failWith(page, '**/api/activities/**', 500);
  await openHome(page, guest);
  await page.getByRole('button', { name: 'Try again' }).waitFor({ timeout: 20_000 });
});

scene('home/offline', 'The connection is gone.', async ({ page, stack }) => {
  const { guest } = await family(stack);
  await openHome(page, guest);
  await page.getByRole('checkbox').first().waitFor();
  await cut(page);
  await page.getByText('No connection').waitFor();
});

scene('home/nothing-selected', 'Nobody is chosen.', async ({ page, stack }) => {
  const { guest } = await family(stack);
  await openHome(page, guest);
  await page.getByRole('checkbox').first().waitFor();
  for (const box of await page.getByRole('checkbox').all()) await box.uncheck({ force: true });
});

scene(
  'home/with-codes',
  'Everything valid, passes ready to print: the codes on the cards.',
  async ({ page, stack }) => {
    const { guest } = await demoFamily(stack, 'sofia.marino@example.com');
    await openHome(page, guest);
    await page.getByRole('heading', { level: 2 }).first().waitFor();
  },
  { whole: true },
);

scene(
  'home/by-purchase',
  'The ski school asks only for what was booked.',
  async ({ page, stack }) => {
    const { guest } = await demoFamily(stack, 'james.oconnor@example.com');
    await openHome(page, guest, 2);
    await page.getByRole('heading', { level: 2 }).first().waitFor();
  },
  { whole: true },
);

scene('home/long-names', 'Long names in other scripts, seeded by the demo resort.', async ({ page, stack }) => {
  const { guest } = await demoFamily(stack, 'oleksandra.vyshnevetska@example.com');
  await openHome(page, guest);
  await page.getByRole('heading', { level: 2 }).first().waitFor();
});

scene(
  'home/birth-dates',
  'Nobody knows when three of them were born: asked before the check-in, one left out.',
  async ({ page, stack, database }) => {
    const { guest, ids } = await family(stack, five.slice(0, 4));
    await database.rows('update contact set date_of_birth = null where contact_id = any($1)', [ids.slice(2)]);
    await openHome(page, guest);
    await page.getByRole('button', { name: /^Check in/ }).click();
    const dialog = page.getByRole('dialog', { name: 'Date of birth' });
    await dialog.getByLabel('Mia Carter').fill('2017-03-04');
    await dialog.getByRole('button', { name: 'Save' }).click();
  },
);

scene('home/under-18', 'Whoever is signed in is under 18: who has to sign, and where.', async ({ page, stack }) => {
  const guest = await newGuest(stack, { givenName: 'Tim', birthdate: born(16) });
  await openHome(page, guest, places.tubing.locationId);
  await page.getByText('An adult must sign for you').waitFor();
});
