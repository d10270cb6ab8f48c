import { type OwnPhoneLink, type OwnPhoneLinkStatus, ownPhoneRoutes } from '@arrival/contracts';
import { expect, type Page } from '@playwright/test';
import { type OwnPlace, ownPlace } from '../../e2e/support/own-place';
import { WaiverScreen } from '../../e2e/support/waiver';
import { family, openHome, places } from '../../support/families';
import { failWith, type Stage, scene } from '../scene';

/** Daniel's card on Emma's home, with the sheet that asks him to sign on his own phone; answers the link's address. */
async function openSheet({ page, stack }: Stage): Promise<string> {
  const { guest } = await family(stack, [{ firstName: 'Daniel', age: 40 }]);
  await openHome(page, guest, places.tubing.locationId);
  await page.getByRole('button', { name: /^Daniel Carter/ }).click();
  const made = page.waitForResponse((answer) => answer.url().endsWith('/api/waivers/links'));
  await page.getByRole('button', { name: 'Sign on their own phone' }).click();
  const { address } = (await (await made).json()) as OwnPhoneLink;
  await digitsOf(page).waitFor();
  return address;
}

const digitsOf = (page: Page) => page.getByRole('dialog').getByText(/^\d{3} \d{3}$/);

scene('own-phone/sheet', 'Another adult signs on their own phone: the code to scan, six digits.', async (stage) => {
  await openSheet(stage);
});

scene('own-phone/link', 'The link on the other phone: nothing happens until the digits are typed.', async (stage) => {
  await stage.page.goto(await openSheet(stage));
  await stage.page.getByLabel('The six digits').waitFor();
});

scene('own-phone/wrong', 'Digits that do not fit.', async (stage) => {
  await stage.page.goto(await openSheet(stage));
  await stage.page.getByLabel('The six digits').fill('000000');
  await stage.page.getByRole('button', { name: 'Show my waiver' }).click();
  await stage.page.getByText('These digits do not fit.').waitFor();
});

scene('own-phone/waiver', 'Their own waiver, and nothing else.', async (stage) => {
  const address = await openSheet(stage);
  const digits = String(await digitsOf(stage.page).textContent()).replace(' ', '');
  await stage.page.goto(address);
  await stage.page.getByLabel('The six digits').fill(digits);
  await stage.page.getByRole('button', { name: 'Show my waiver' }).click();
  await stage.page.getByRole('heading', { name: 'Hello Daniel, this is your waiver' }).waitFor();
});

/** Daniel's own page of a place of this scene's own, the digits typed. */
async function openOwn({ page, stack, database }: Stage): Promise<OwnPlace> {
  const { posWaiverId, ...place } = await ownPlace(database, { enableTextSignature: true });
  const { guest, ids } = await family(stack, [{ firstName: 'Daniel', age: 40 }]);
  const asked = { contactId: ids[1], ...place };
  const { linkId, address } = (await guest.call('POST', ownPhoneRoutes.links, asked)) as OwnPhoneLink;
  const { code } = (await guest.call('GET', `${ownPhoneRoutes.links}/${linkId}`)) as OwnPhoneLinkStatus;
  await page.goto(address);
  await page.getByLabel('The six digits').fill(String(code));
  await page.getByRole('button', { name: 'Show my waiver' }).click();
  await page.getByRole('heading', { name: 'Hello Daniel, this is your waiver' }).waitFor();
  return { posWaiverId, ...place };
}

scene(
  'own-phone/failed',
  'Nobody answered: what was entered is still there, and another try is safe.',
  async (stage) => {
    await openOwn(stage);
    await stage.page.route(`**${ownPhoneRoutes.sign}`, (route) => route.abort('connectionrefused'));
    await new WaiverScreen(stage.page).signAndAccept('Daniel Carter');
    await stage.page.getByRole('alertdialog', { name: 'ERROR CALLING API' }).waitFor();
  },
);

scene('own-phone/at-desk', 'The season of its text is over: it is signed at the desk.', async (stage) => {
  const { posWaiverId } = await openOwn(stage);
  await stage.database.rows("update task set end_effective_date = '2020-01-01' where pos_waiver_id = $1", [
    posWaiverId,
  ]);
  await expect(async () => {
    await stage.page.reload();
    await stage.page.getByText('To sign at the desk').waitFor({ timeout: 2000 });
  }).toPass();
});

scene('own-phone/not-me', 'Somebody else had the link: it is closed.', async (stage) => {
  const address = await openSheet(stage);
  const digits = String(await digitsOf(stage.page).textContent()).replace(' ', '');
  await stage.page.goto(address);
  await stage.page.getByLabel('The six digits').fill(digits);
  await stage.page.getByRole('button', { name: 'Show my waiver' }).click();
  await stage.page.getByRole('button', { name: 'I am not Daniel' }).click();
  await stage.page.getByText('This link is closed').waitFor();
});

scene('own-phone/over', 'The half hour is over: the same link may open again.', async ({ page }) => {
  await page.goto('/sign');
  await page.getByText('This page is closed').waitFor();
});

scene('own-phone/not-asked', 'The resort has taken the waiver away meanwhile.', async ({ page }) => {
  await failWith(page, `**${ownPhoneRoutes.own}`, 404, 'task.not_asked');
  await page.goto('/sign');
  await page.getByText('The resort does not ask you for a signature any more.').waitFor();
});
