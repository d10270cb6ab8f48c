import { expect } from '@playwright/test';
import { finish } from '../../support/answers';
import { family, places } from '../../support/families';
import { expectAccessible } from '../support/accessible';
import { isIn, letIn } from '../support/counter';
import { memberOnFile } from '../support/member-state';
import { ownPlace } from '../support/own-place';
import { turnOf, WaiverScreen } from '../support/waiver';
import { test } from '../test';

const parentAndChild = [
  { firstName: 'Daniel', age: 40 },
  { firstName: 'Mia', age: 9 },
];

test('another parent who was let in signs for themselves and the children before the account holder has a turn', async ({
  page,
  stack,
  database,
}) => {
  const { locationId } = await ownPlace(database, { enableTextSignature: true });
  const carters = await family(stack, parentAndChild);
  const [, daniel, mia] = carters.ids;
  const { address } = await letIn(stack, carters, { locationId, signerContactId: daniel });
  await page.goto(address);
  await isIn(page);
  await page.getByRole('button', { name: 'Check in (3)' }).click();
  const waiver = new WaiverScreen(page);
  await expect(turnOf(page, 'Daniel Carter')).toBeVisible();
  await expect(page.getByText(/hand the phone/)).toHaveCount(0);
  await waiver.signAndAccept('Daniel Carter');
  await expect(turnOf(page, 'Mia Carter')).toBeVisible();
  await expect(page.getByText(/hand the phone/)).toHaveCount(0);
  await waiver.signAndAccept('Daniel Carter');
  await expect(turnOf(page, 'Emma Carter')).toBeVisible();
  await expect(page.getByText('Please hand the phone to Emma')).toBeVisible();
  await expectAccessible(page);
  for (const id of [daniel, mia])
    expect((await memberOnFile(carters.guest, id)).signedWaivers.map(({ signerName }) => signerName)).toEqual([
      'Daniel Carter',
    ]);
});

test('a child is registered without asking for what is closed there; the other parent is the second contact', async ({
  page,
  stack,
}) => {
  const carters = await family(stack, parentAndChild);
  await finish(stack, carters.guest, { ...places.villageAllMountain, contactIds: carters.ids }, [1, 2]);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const { locationId } = places.villageAllMountain;
  await page.goto((await letIn(stack, carters, { locationId })).address);
  await isIn(page);
  await page.getByRole('button', { name: /^Check in \(/ }).click();
  await expect(turnOf(page, 'Mia Carter')).toBeVisible();
  await expect(page.getByLabel('Primary Contact')).toHaveValue('Emma Carter');
  await expect(page.getByLabel('Alternate Contact')).toHaveValue('Daniel Carter');
  expect(asked).toContain('/api/profile');
  expect(asked.filter((path) => path.startsWith('/api/profile/contacts'))).toEqual([]);
});
