import { type AdminSettings, defaultLanguage, defaultTheme, type Language } from '@arrival/contracts';
import { expect, type Page } from '@playwright/test';
import { browserAdministrator, signedIn } from '../../support/browser-administrator';
import type { BrowserGuest } from '../../support/browser-guest';
import { expectAccessible } from '../support/accessible';
import { openScreen } from '../support/console';
import { withFeatures } from '../support/features';
import { test } from '../test';

const preview = (page: Page) => page.frameLocator('iframe[title="Preview of the guest app"]');

async function settingsOf(administrator: BrowserGuest): Promise<AdminSettings> {
  return (await administrator.call('GET', '/api/admin/settings')) as AdminSettings;
}

/** Only what is missing, unless it overwrites (D43). */
async function fetchDefaults(page: Page, { overwrites = false } = {}): Promise<void> {
  await page.getByRole('button', { name: 'Fetch Defaults' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Overwrite current values').setChecked(overwrites);
  await dialog.getByRole('button', { name: 'Fetch Defaults' }).click();
  await expect(dialog).toBeHidden();
}

test.describe('the settings are one record for all', () => {
  // So these take turns.
  test.describe.configure({ mode: 'default' });

  test('a text is previewed while it is typed, confirmed, seen by an open guest app within a minute, and undone from the audit trail', async ({
    page,
    stack,
    browser,
  }) => {
    const administrator = await signedIn(page, stack);
    const before = (JSON.parse((await settingsOf(administrator)).languageSettings) as { welcome: { title: string } })
      .welcome.title;
    const title = `Straight to the snow ${Date.now()}`;
    const guestApp = await browser.newPage();
    await guestApp.clock.install();
    await guestApp.goto(`${stack.guestUrl}/welcome`);
    await expect(guestApp.getByRole('heading', { name: before })).toBeVisible();

    await openScreen(page, 'language', 'Language');
    await page.getByRole('button', { name: 'Welcome', exact: true }).first().click();
    await expectAccessible(page);
    const field = page.getByLabel('Title').locator('visible=true').last();
    await field.fill('');
    await page.getByRole('button', { name: 'Update Language' }).click();
    await expect(page.getByText('This is required.')).toBeVisible();
    const ours = page.getByLabel('Description').locator('visible=true').last();
    await ours.fill('Ours stays.');
    await fetchDefaults(page);
    await expect(field).toHaveValue(defaultLanguage.welcome.title);
    await expect(ours).toHaveValue('Ours stays.');
    await field.fill(title);
    await expect(preview(page).getByText(title)).toBeVisible();
    const languages = page.getByRole('group', { name: 'Language of these texts' });
    await languages.getByRole('button', { name: 'Deutsch' }).click();
    await field.fill('Direkt in den Schnee');
    await expect(preview(page).getByRole('heading', { name: 'Direkt in den Schnee' })).toBeVisible();
    await expect(preview(page).getByRole('button', { name: 'Anmelden' })).toBeVisible();
    await ours.fill('Weg damit');
    await ours.fill('');
    await languages.getByRole('button', { name: 'English' }).click();
    await expect(preview(page).getByText(title)).toBeVisible();
    await page.getByRole('button', { name: 'Update Language' }).click();
    await expect(page.getByRole('dialog')).toContainText(
      'Are you sure you want to update your current language settings?',
    );
    await page.getByRole('button', { name: 'Update', exact: true }).click();
    await expect(page.getByRole('status').filter({ hasText: 'Saved' })).toBeVisible();
    const { translations } = JSON.parse((await settingsOf(administrator)).languageSettings) as Language;
    expect(translations?.de).toEqual({ welcome: { title: 'Direkt in den Schnee' } });
    // Saved is not yet heard everywhere.
    await expect.poll(async () => (await fetch(`${stack.apiUrl}/api/settings/client`)).text()).toContain(title);
    await guestApp.clock.fastForward(60_000);
    await expect(guestApp.getByRole('heading', { name: title })).toBeVisible();
    await guestApp.close();

    await openScreen(page, 'audit', 'Audit trail');
    await page.getByRole('textbox', { name: 'Search' }).fill('admin_settings');
    await page
      .getByRole('link', { name: /^Settings/ })
      .or(page.getByRole('button', { name: /Settings/ }))
      .first()
      .click();
    await expect(page.getByText(title)).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Restore what was there before' }).click();
    await page.getByRole('button', { name: 'Restore', exact: true }).click();
    await expect(page.getByRole('status').filter({ hasText: 'Restored' })).toBeVisible();
    expect((await settingsOf(administrator)).languageSettings).toContain(before);
  });

  test('a text that somebody empties in the meantime is theirs: the later save asks, and Fetch Defaults leaves it empty', async ({
    page,
    stack,
  }) => {
    const administrator = await signedIn(page, stack);
    const before = (await settingsOf(administrator)).languageSettings;
    const texts = JSON.parse(before) as { rentalProfile: object; checkIn: object };
    const withNote = (note: string) => JSON.stringify({ ...texts, rentalProfile: { ...texts.rentalProfile, note } });
    const saved = async () =>
      JSON.parse((await settingsOf(administrator)).languageSettings) as Record<
        'rentalProfile' | 'checkIn',
        Record<string, string>
      >;
    await administrator.call('PUT', '/api/admin/settings', { languageSettings: withNote('Bring your own boots.') });

    await openScreen(page, 'language', 'Language');
    await page.getByRole('button', { name: 'Check-in', exact: true }).first().click();
    const photoNote = page.getByLabel('Photo Note');
    await photoNote.fill('Look into the sun.');
    const french = { fr: { rentalProfile: { note: 'Vos chaussures sont les bienvenues.' } } };
    const theirs = JSON.stringify({ ...(JSON.parse(withNote('')) as object), translations: french });
    await administrator.call('PUT', '/api/admin/settings', { languageSettings: theirs });
    await page.getByRole('button', { name: 'Update Language' }).click();
    await page.getByRole('button', { name: 'Update', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Somebody else saved this in the meantime' });
    const note = dialog.getByRole('radiogroup', { name: /note/i }).filter({ hasText: 'Bring your own boots.' });
    await expect(dialog.getByRole('radio', { name: `Theirs ${french.fr.rentalProfile.note}` })).toBeChecked();
    await expect(note.getByLabel('Theirs')).toBeChecked();
    await expect(note.getByLabel('Theirs')).toHaveAccessibleName(/\(empty\)/);
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Save this choice' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'Saved' })).toBeVisible();
    expect(await saved()).toMatchObject({ rentalProfile: { note: '' }, checkIn: { photoNote: 'Look into the sun.' } });
    expect(await saved()).toMatchObject({ translations: french });

    await page.getByRole('button', { name: 'Check-in', exact: true }).first().click();
    await photoNote.fill('');
    await fetchDefaults(page);
    await expect(page.getByText('Nothing was missing')).toBeVisible();
    await expect(photoNote).toHaveValue('');
    await administrator.call('PUT', '/api/admin/settings', { languageSettings: before });
  });

  test('two people change the general settings: the second sees both versions and chooses; a secret is set and taken away', async ({
    page,
    context,
    stack,
  }) => {
    const administrator = await signedIn(page, stack);
    await administrator.call('PUT', '/api/admin/settings', {
      oneRiskSecret: null,
      oneRiskUrl: null,
      passCheckerLocationId: null,
    });
    await withFeatures(page, ['PassChecker', '1Risk']);
    await openScreen(page, 'settings', 'General');
    const place = page.getByLabel('Pass Checker location');
    const secret = page.getByLabel(/^1Risk secret/);
    await place.fill('Mine');
    await secret.fill('hush-hush');
    const theirs = { passCheckerLocationId: 'Theirs', oneRiskUrl: 'https://risk.example/theirs' };
    await administrator.call('PUT', '/api/admin/settings', theirs);
    // A connection that comes back reads anew; what is typed stays.
    await context.setOffline(true);
    await context.setOffline(false);

    const update = page.getByRole('button', { name: 'Update', exact: true });
    await update.click();
    const dialog = page.getByRole('dialog', { name: 'Somebody else saved this in the meantime' });
    const version = (field: string, whose: string) => dialog.getByRole('radiogroup', { name: field }).getByLabel(whose);
    await expect(version('Pass Checker location', 'Mine')).toBeChecked();
    await expect(version('Pass Checker location', 'Theirs')).toBeVisible();
    await expect(version('1Risk address', theirs.oneRiskUrl)).toBeChecked();
    await expect(version('1Risk secret', 'Your new secret')).toBeChecked();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Back to the form' }).click();
    const refusal = page.getByRole('alert').filter({ hasText: 'Not saved. What you typed is still here.' });
    await refusal.getByRole('button', { name: 'Close' }).click();
    await expect(place).toHaveValue('Mine');
    expect(await settingsOf(administrator)).toMatchObject({ ...theirs, isOneRiskSecretSet: false });

    await update.click();
    await version('1Risk secret', 'Not set').check();
    await dialog.getByRole('button', { name: 'Save this choice' }).click();
    await expect(secret).toHaveValue('');
    await expect(page.getByLabel('1Risk address')).toHaveValue(theirs.oneRiskUrl);
    expect(await settingsOf(administrator)).toMatchObject({
      ...theirs,
      passCheckerLocationId: 'Mine',
      isOneRiskSecretSet: false,
    });

    await secret.fill('hush-hush');
    await update.click();
    await expect(page.getByLabel('1Risk secret: set')).toHaveValue('');
    await expectAccessible(page);
    expect(await settingsOf(administrator)).toMatchObject({ passCheckerLocationId: 'Mine', isOneRiskSecretSet: true });

    await page.getByLabel('Take the secret away').check();
    await expect(secret).toBeDisabled();
    await update.click();
    await expect(page.getByLabel('1Risk secret: not set')).toBeVisible();
    await expect(page.getByLabel('Take the secret away')).toBeHidden();
    expect(await settingsOf(administrator)).toMatchObject({ passCheckerLocationId: 'Mine', isOneRiskSecretSet: false });
  });

  test('two people replace the 1Risk secret and nothing else: the second is told when it was set and chooses', async ({
    page,
    browser,
    stack,
  }) => {
    const kim = await browserAdministrator(stack, 'kim.larsen@example.com');
    const robin = await browserAdministrator(stack);
    await kim.call('PUT', '/api/admin/settings', { oneRiskSecret: 'hush-at-first' });
    const kimsPage = await browser.newPage();
    await kim.signIn(kimsPage);
    await robin.signIn(page);
    for (const each of [kimsPage, page]) {
      await withFeatures(each, ['1Risk']);
      await openScreen(each, 'settings', 'General');
    }
    /** Types a new secret and saves nothing else. */
    const replace = async (by: Page, secret: string) => {
      await by.getByLabel('1Risk secret: set').fill(secret);
      await by.getByRole('button', { name: 'Update', exact: true }).click();
    };
    const saved = async (by: Page) => {
      await expect(by.getByLabel('1Risk secret: set')).toHaveValue('');
      return (await settingsOf(robin)).oneRiskSecretSetUtc;
    };
    const dialog = page.getByRole('dialog', { name: 'Somebody else saved this in the meantime' });
    const choice = dialog.getByRole('radiogroup', { name: '1Risk secret' });

    await replace(kimsPage, 'hush-of-kim');
    const setByKim = await saved(kimsPage);
    await replace(page, 'hush-of-robin');
    await expect(choice.getByLabel('Your new secret')).toBeChecked();
    await expect(dialog.getByRole('radiogroup')).toHaveCount(1);
    await expectAccessible(page);
    await choice.getByLabel(/Set on \d\d\/\d\d\/\d\d \d\d:\d\d [ap]m$/).check();
    await dialog.getByRole('button', { name: 'Save this choice' }).click();
    expect(await saved(page)).toBe(setByKim);

    await kimsPage.reload();
    await replace(kimsPage, 'hush-of-kim-again');
    const setByKimAgain = await saved(kimsPage);
    await replace(page, 'hush-of-robin');
    await dialog.getByRole('button', { name: 'Keep all of mine' }).click();
    const setByRobin = await saved(page);
    expect([setByKim, setByKimAgain, setByRobin]).toEqual([...new Set([setByKim, setByKimAgain, setByRobin])].sort());
    await kimsPage.close();
  });
});

test('a weak colour is told with its ratio before it is saved; defaults fill in on request', async ({
  page,
  stack,
}) => {
  await signedIn(page, stack);
  await openScreen(page, 'theme', 'Theme');
  await page.getByRole('button', { name: 'Buttons' }).click();
  await page.getByLabel('Primary, background', { exact: true }).fill('#FFEE00');
  await page.getByLabel('Primary, text', { exact: true }).fill('#FFFFFF');
  const note = page.getByRole('region', { name: 'Buttons' }).getByText('Primary button: 1.2 : 1');
  await expect(note).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Buttons' }).click();
  await expect(note).toBeHidden();
  await expect(page.getByRole('button', { name: 'Buttons Hard to read' })).toBeVisible();
  await page.getByRole('button', { name: 'Buttons' }).click();
  const colour = page.getByLabel('Secondary, text', { exact: true });
  await colour.fill('');
  await fetchDefaults(page);
  await expect(colour).toHaveValue(defaultTheme.buttons.secondary.color);
  await expect(page.getByText('Primary button: 1.2 : 1')).toBeVisible();
  await fetchDefaults(page, { overwrites: true });
  await expect(page.getByText('Primary button: 1.2 : 1')).toBeHidden();
  await page.getByRole('button', { name: 'Update Theme' }).click();
  await expect(page.getByRole('dialog')).toContainText('Are you sure you want to update your current theme settings?');
  await page.getByRole('button', { name: 'Cancel' }).click();
});
