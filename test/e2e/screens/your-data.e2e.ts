import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { strFromU8, unzipSync } from 'fflate';
import { demoGuest } from '../../support/browser-guest';
import { family } from '../../support/families';
import { expectAccessible } from '../support/accessible';
import { signInByTapping } from '../support/sign-in-page';
import { test } from '../test';

const claire = { email: 'claire.dubois@example.com', name: 'Claire Dubois' };

/** As if the sign-in had been an hour ago: the provider still knows her, the token says nothing of when. */
async function openProfileOfBefore(page: Page, token: string): Promise<void> {
  await page.evaluate((accessToken) => {
    const session = JSON.parse(sessionStorage.getItem('arrival.session') ?? '{}');
    sessionStorage.setItem('arrival.session', JSON.stringify({ ...session, accessToken }));
  }, token);
  await page.goto('/profile');
}

test('a guest takes everything, deletes everything after a fresh sign-in, and is told what stays', async ({
  page,
  stack,
}) => {
  await page.goto('/profile');
  await signInByTapping(page, claire.name);
  await expect(page.getByRole('heading', { name: 'Your data' })).toBeVisible();
  const { token, call } = await demoGuest(stack, claire.email);
  const { contact: before } = (await call('GET', '/api/profile')) as { contact: { contactId: number } };
  await openProfileOfBefore(page, token);

  await page.getByRole('button', { name: 'Download everything' }).click();
  const once = page.getByRole('dialog', { name: 'Please sign in once more' });
  await expect(once).toBeVisible();
  await expectAccessible(page);
  await once.getByRole('button', { name: 'Sign in' }).click();
  const download = page.waitForEvent('download');
  await signInByTapping(page, claire.name);
  const file = await download;
  expect(file.suggestedFilename()).toBe('Our family.zip');
  const archive = unzipSync(readFileSync(await file.path()));
  expect(strFromU8(archive['household.json'] as Uint8Array)).toContain('Dubois');
  await expect(page).toHaveURL('/profile');

  await openProfileOfBefore(page, token);
  await page.getByRole('button', { name: 'Delete everything' }).click();
  const ask = page.getByRole('alertdialog', { name: 'Delete everything about your family?' });
  await expect(ask.getByText('They are kept for 7 years')).toBeVisible();
  await ask.getByRole('button', { name: 'Delete now' }).click();
  await expect(ask.getByText('Please tick this first.')).toBeVisible();
  await expectAccessible(page);
  await ask.getByRole('checkbox').check();
  await ask.getByRole('button', { name: 'Delete now' }).click();
  await once.getByRole('button', { name: 'Sign in' }).click();
  await signInByTapping(page, claire.name);
  await expect(ask.getByRole('checkbox')).toBeChecked();
  await ask.getByRole('button', { name: 'Delete now' }).click();

  await expect(page.getByRole('heading', { name: 'Everything is deleted' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(page).toHaveURL('/welcome');
  await page.goto('/profile');
  await signInByTapping(page, claire.name);
  await expect(page.getByRole('heading', { name: claire.name })).toBeVisible();
  const { contact, contacts } = (await call('GET', '/api/profile')) as {
    contact: { contactId: number };
    contacts: object[];
  };
  expect(contact.contactId, 'she begins anew').not.toBe(before.contactId);
  expect(contacts).toHaveLength(1);
});

test('nothing goes when one turns back, and nobody goes on with what another one asked', async ({ page, stack }) => {
  const { guest, ids } = await family(stack);
  await guest.signIn(page);
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Delete everything' }).click();
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Keep everything' }).click();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await page.getByRole('button', { name: 'Delete everything' }).click();
  await expect(page.getByRole('checkbox')).not.toBeChecked();
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Delete now' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Sign in' }).click();
  await signInByTapping(page, 'Mateo García');
  await expect(page.getByRole('heading', { name: 'Mateo García' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Your data' })).toBeVisible();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  expect(await guest.call('GET', '/api/profile')).toMatchObject({ contact: { contactId: ids[0] } });
});
