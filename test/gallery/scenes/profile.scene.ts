import type { MemberProfile } from '@arrival/contracts';
import { rewriteAnswers } from '../../e2e/support/network';
import { fillRental } from '../../e2e/support/profiles';
import { finish } from '../../support/answers';
import { demoFamily, family, openRental, places } from '../../support/families';
import { failWith, scene } from '../scene';

scene(
  'profile/own',
  'The signed-in guest and the family.',
  async ({ page, stack }) => {
    const { guest } = await demoFamily(stack, 'emma.carter@example.com');
    await guest.signIn(page);
    await page.goto('/profile');
    await page.locator('#main').getByText('Sign out').waitFor();
  },
  { whole: true },
);

scene(
  'profile/member-everything-on-file',
  'A child with everything on file.',
  async ({ page, stack }) => {
    const { guest, ids } = await family(stack);
    await finish(stack, guest, { ...places.villageAllMountain, contactIds: ids.slice(1, 2) }, [1, 2, 3, 4]);
    const tubing = {
      posWaiverId: 'W-T',
      title: 'Tubing waiver',
      effectiveOn: '2026-11-20',
      expiresOn: '2027-04-30',
    };
    await rewriteAnswers<MemberProfile>(page.context(), '**/api/profile/contacts/*', (profile) => ({
      ...profile,
      waiversElsewhere: [tubing],
    }));
    await guest.signIn(page);
    await page.goto(`/profile/${ids[1]}`);
    await page.getByText('Signed waivers').waitFor();
  },
  { whole: true },
);

scene(
  'profile/member-nothing-on-file',
  'A child of whom nothing is known yet.',
  async ({ page, stack }) => {
    const { guest, ids } = await family(stack);
    await guest.signIn(page);
    await page.goto(`/profile/${ids[1]}`);
    await page.getByText('Signed waivers').waitFor();
  },
  { whole: true },
);

scene('profile/member-unknown', 'Somebody who is not of this family.', async ({ page, stack }) => {
  const { guest } = await family(stack, []);
  await guest.signIn(page);
  await page.goto('/profile/1');
  await page.getByText('We could not find this person').waitFor({ timeout: 20_000 });
});

scene('profile/failed', 'The profile could not be loaded.', async ({ page, stack }) => {
  const { guest } = await family(stack, []);
  await failWith(page, '**/api/profile', 500);
  await guest.signIn(page);
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Try again' }).waitFor({ timeout: 20_000 });
});

scene(
  'profile/delete-everything',
  'What goes and what stays, and the tick that is missing.',
  async ({ page, stack }) => {
    const { guest } = await family(stack);
    await guest.signIn(page);
    await page.goto('/profile');
    await page.getByRole('button', { name: 'Delete everything' }).click();
    await page.getByRole('button', { name: 'Delete now' }).click();
    await page.getByText('Please tick this first.').waitFor();
  },
);

scene('profile/sign-in-once-more', 'What is asked needs a fresh sign-in.', async ({ page, stack }) => {
  const { guest } = await family(stack);
  await guest.signIn(page);
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Download everything' }).click();
  await page.getByText('Please sign in once more').waitFor();
});

scene('profile/deleted', 'Everything is deleted; two waivers stay sealed.', async ({ page, stack }) => {
  const { guest } = await family(stack);
  await page.route('**/api/profile/erasure', (route) =>
    route.request().method() === 'GET'
      ? route.fallback()
      : route.fulfill({ json: { erasureId: 'made-up', people: 3, signaturesKept: 2, keptUntil: '2042-05-20' } }),
  );
  await guest.signIn(page);
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Delete everything' }).click();
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Delete now' }).click();
  await page.getByText('Everything is deleted').waitFor();
});

scene('profile/sign-out', 'Something was typed and not saved: signing out asks first.', async ({ page, stack }) => {
  await openRental(page, stack);
  await fillRental(page, { shoeSize: 'US 8' });
  await page.getByRole('link', { name: 'Your family' }).click();
  await page.getByRole('link', { name: 'Sign out' }).click();
  await page.getByRole('alertdialog').waitFor();
});
