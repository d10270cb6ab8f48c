import type { OwnPhoneLink } from '@arrival/contracts';
import type { Page } from '@playwright/test';
import { family, openHome, places } from '../../support/families';
import { type Stage, scene } from '../scene';

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

scene('own-phone/not-me', 'Somebody else had the link: it is closed.', async (stage) => {
  const address = await openSheet(stage);
  const digits = String(await digitsOf(stage.page).textContent()).replace(' ', '');
  await stage.page.goto(address);
  await stage.page.getByLabel('The six digits').fill(digits);
  await stage.page.getByRole('button', { name: 'Show my waiver' }).click();
  await stage.page.getByRole('button', { name: 'I am not Daniel' }).click();
  await stage.page.getByText('This link is closed').waitFor();
});
