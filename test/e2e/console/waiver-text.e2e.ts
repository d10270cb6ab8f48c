import { randomUUID } from 'node:crypto';
import type { AdminTask, AdminWaiver } from '@arrival/contracts';
import { expect, type Locator } from '@playwright/test';
import { browserAdministrator, signedIn } from '../../support/browser-administrator';
import { expectAccessible } from '../support/accessible';
import { test } from '../test';

const item = (list: string, level: number, mark: string, words: string) =>
  `<p class=MsoListParagraph style='margin-left:.5in;text-indent:-.25in;mso-list:${list} level${level} lfo1'><![if !supportLists]><span
style='mso-fareast-font-family:Calibri'><span style='mso-list:Ignore'>${mark}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span></span><![endif]>${words}<o:p></o:p></p>`;

/** As Word for Windows puts it on the clipboard. */
const fromWord = `<html xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w="urn:schemas-microsoft-com:office:word"><head>
<!--[if gte mso 9]><xml><o:OfficeDocumentSettings/></xml><![endif]--><style>p.MsoNormal {mso-style-unhide:no; color:red}</style></head><body lang=EN-US>
<!--StartFragment--><p class=MsoTitle>Season waiver<o:p></o:p></p><h2 style='mso-list:l2 level1 lfo3'><span style='mso-list:Ignore'>1.<span>&nbsp; </span></span>Risks</h2>
<p class=MsoNormal style='mso-margin-top-alt:auto'><b style='mso-bidi-font-weight:normal'>Skiing</b> has <span style='color:#C00000;mso-themecolor:accent2'>risks</span>.<o:p></o:p></p>
<p class=MsoNormal><o:p>&nbsp;</o:p></p>
${item('l0', 1, '·', 'Wear a helmet')}${item('l0', 2, 'o', 'also indoors')}${item('l0', 1, '·', 'Stay on the piste')}
${item('l1', 1, '2.', 'Ride slowly')}${item('l1', 1, '3.', '<i>Look</i> uphill')}<!--EndFragment--></body></html>`;

const clean = [
  '<h1>Season waiver</h1><h2>1. Risks</h2><p><strong>Skiing</strong> has risks.</p>',
  '<ul><li><p>Wear a helmet</p><ul><li><p>also indoors</p></li></ul></li><li><p>Stay on the piste</p></li></ul>',
  '<ol start="2"><li><p>Ride slowly</p></li><li><p><em>Look</em> uphill</p></li></ol>',
].join('');

const paste = (box: Locator, html: string) =>
  box.evaluate((element, text) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/html', text);
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, html);

test('a waiver pasted from Word is saved with its headings, lists and bold, and nothing of Word', async ({
  page,
  stack,
}) => {
  const administrator = await signedIn(page, stack);
  const posWaiverId = `WORD-${randomUUID().slice(0, 8)}`;
  await page.goto('/admin/waivers/create');
  await page.getByLabel('Title').fill('From Word');
  await page.getByLabel('POS waiver id').fill(posWaiverId);
  const text = page.getByRole('textbox', { name: 'Text of the waiver' });
  await text.click();
  await paste(text, fromWord);
  await expect(text.getByRole('listitem')).toHaveCount(5);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'HTML' }).click();
  await expect(page.getByRole('textbox', { name: 'Text of the waiver' })).toHaveValue(clean);
  await page.getByRole('button', { name: 'Add Waiver' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Waiver: From Word' })).toBeVisible();
  const saved = (await administrator.call('GET', `/api/admin/waivers/${posWaiverId}`)) as AdminWaiver;
  expect(saved.html, 'the server keeps it as it was seen').toBe(clean);
});

test('a text with a table is not taken apart: it is shown as HTML; its versions fold what stayed', async ({
  page,
  stack,
}) => {
  const administrator = await browserAdministrator(stack);
  const posWaiverId = `FOLD-${randomUUID().slice(0, 8)}`;
  const table = '<table><tbody><tr><td>Speed</td></tr></tbody></table>';
  const html = [...'abcdefgh'].map((letter) => `<p>Paragraph ${letter}.</p>`).join('');
  const address = `/api/admin/waivers/${posWaiverId}`;
  await administrator.call('POST', '/api/admin/waivers', { posWaiverId, title: 'Folded', html: html + table });
  await administrator.call('PUT', address, {
    posWaiverId,
    title: 'Folded',
    html: html.replace('h.', 'h, now.') + table,
  });
  await administrator.signIn(page);
  await page.goto(`/admin/waivers/${posWaiverId}`);
  await expect(page.getByText('the formatted view would take out table, tbody, tr, td')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Text of the waiver' })).toHaveValue(
    html.replace('h.', 'h, now.') + table,
  );
  await page.getByRole('button', { name: 'Compare with 1' }).click();
  const comparison = page.getByRole('region', { name: 'Version 1 and 2' });
  await expect(comparison.locator('ins')).toContainText('now.');
  await expect(comparison.getByText('Paragraph a.')).toBeHidden();
  await comparison.getByRole('button', { name: 'Show 6 unchanged paragraphs' }).click();
  await expect(comparison.getByText('Paragraph a.')).toBeVisible();
  await expectAccessible(page);
});

test('key points stand first, are saved with the text, and stay while the text is changed', async ({ page, stack }) => {
  const administrator = await signedIn(page, stack);
  const posWaiverId = `POINTS-${randomUUID().slice(0, 8)}`;
  await page.goto('/admin/waivers/create');
  await page.getByLabel('Title').fill('With points');
  await page.getByLabel('POS waiver id').fill(posWaiverId);
  for (const [number, point] of ['Skiing is dangerous', 'Under 18: a parent signs'].entries()) {
    await page.getByLabel(`Point ${number + 1}`).fill(point);
    await page.getByLabel(`Point ${number + 1}`).blur();
  }
  const text = page.getByRole('textbox', { name: 'Text of the waiver' });
  await text.click();
  await page.keyboard.type('Look where you ski.');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Add Waiver' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Waiver: With points' })).toBeVisible();
  await expect(page.getByLabel('Point 2')).toHaveValue('Under 18: a parent signs');
  const saved = (await administrator.call('GET', `/api/admin/waivers/${posWaiverId}`)) as AdminWaiver;
  const points = '<li>Skiing is dangerous</li><li>Under 18: a parent signs</li>';
  expect(saved.html).toBe(`<aside><ul>${points}</ul></aside><p>Look where you ski.</p>`);
});

test('a translation that somebody adds in the meantime is offered as words, and is kept', async ({ page, stack }) => {
  const administrator = await browserAdministrator(stack);
  const posWaiverId = `TWO-${randomUUID().slice(0, 8)}`;
  const waiver = { posWaiverId, title: 'Release', html: '<p>Look where you ski.</p>' };
  await administrator.call('POST', '/api/admin/waivers', waiver);
  await administrator.signIn(page);
  await page.goto(`/admin/waivers/${posWaiverId}`);
  await page.getByRole('textbox', { name: 'Title' }).fill('Release 2027');
  const translations = { fr: { title: 'Décharge', html: '<p>Regardez où vous skiez.</p>' } };
  await administrator.call('PUT', `/api/admin/waivers/${posWaiverId}`, { ...waiver, translations });
  await page.getByRole('button', { name: 'Update Waiver' }).click();
  const dialog = page.getByRole('dialog', { name: 'Somebody else saved this in the meantime' });
  await expect(dialog.getByRole('radio', { name: 'Theirs Décharge' })).toBeChecked();
  await expect(dialog.getByRole('radiogroup')).toHaveText([/Release 2027/, /Regardez/, /Décharge/]);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Save this choice' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Saved' })).toBeVisible();
  const saved = await administrator.call('GET', `/api/admin/waivers/${posWaiverId}`);
  expect(saved).toMatchObject({ title: 'Release 2027', translations });
});

test('a text that could not be read is not called missing, and is read again when asked', async ({ page, stack }) => {
  const administrator = await signedIn(page, stack);
  const posWaiverId = `UNREAD-${randomUUID().slice(0, 8)}`;
  const waiver = { name: posWaiverId, taskTypeId: 1, posWaiverId, enableAgreeCheckbox: true };
  const { id } = (await administrator.call('POST', '/api/tasks', waiver)) as AdminTask;
  const address = `**/api/admin/waivers/${posWaiverId}`;
  await page.route(address, (route) => route.fulfill({ status: 500, json: {} }));
  await page.goto(`/admin/tasks/${id}`);
  const shown = page.getByRole('region', { name: 'The waiver as guests see it' });
  await expect(shown.getByRole('alert')).toContainText('Something went wrong on our side');
  await expect(shown.getByText('NO WAIVER')).toHaveCount(0);
  await page.unroute(address);
  await shown.getByRole('button', { name: 'Try again' }).click();
  await expect(shown.getByRole('alert')).toContainText(`There is no text for ${posWaiverId} yet`);
  await expect(shown.getByRole('link', { name: 'Write the text' })).toBeVisible();
});

test('a title in another language without its text is refused where the text belongs', async ({ page, stack }) => {
  const administrator = await signedIn(page, stack);
  const posWaiverId = `TITLE-${randomUUID().slice(0, 8)}`;
  await administrator.call('POST', '/api/admin/waivers', { posWaiverId, title: 'Sled run', html: '<p>Fast.</p>' });
  await page.goto(`/admin/waivers/${posWaiverId}`);
  const language = (name: string) => page.getByRole('button', { name: new RegExp(`^${name}`) });
  const update = page.getByRole('button', { name: 'Update Waiver' });
  await language('Deutsch').click();
  await page.getByLabel('Title (Deutsch)').fill('Schlittenbahn');
  await language('Français').click();
  await update.click();
  await expect(page.getByText('Write the text too, or empty its title')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('textbox', { name: 'Text (Deutsch)' }).click();
  await page.keyboard.type('Schnell.');
  await update.click();
  await expect(page.getByRole('status').filter({ hasText: 'Saved' })).toBeVisible();
  const { translations } = (await administrator.call('GET', `/api/admin/waivers/${posWaiverId}`)) as AdminWaiver;
  expect(translations?.de).toMatchObject({ title: 'Schlittenbahn', html: '<p>Schnell.</p>' });
});

test('the toolbar begins at the first line of a text, not at its end out of sight', async ({ page, stack }) => {
  const administrator = await signedIn(page, stack);
  const posWaiverId = `BEGIN-${randomUUID().slice(0, 8)}`;
  const html = '<p>Snow is slippery.</p><ul><li><em>Wear a helmet.</em></li></ul>';
  await administrator.call('POST', '/api/admin/waivers', { posWaiverId, title: 'Sled run', html });
  await page.goto(`/admin/waivers/${posWaiverId}`);
  const text = page.getByRole('textbox', { name: 'Text of the waiver' });
  await expect(text).toContainText('Wear a helmet.');
  const toolbar = page.getByRole('toolbar').first();
  await expect(toolbar.getByRole('button', { pressed: true })).toHaveCount(0);
  await toolbar.getByRole('button', { name: 'Numbered list' }).click();
  await expect(text.locator('ol')).toHaveText('Snow is slippery.');
  await expect(text.locator('ul')).toHaveText('Wear a helmet.');
});

test('on a phone the versions and what changed fit beside each other; a translation that is older is named', async ({
  page,
  stack,
}) => {
  const administrator = await signedIn(page, stack);
  const posWaiverId = `OLD-${randomUUID().slice(0, 8)}`;
  const first = { posWaiverId, title: 'Sledding', html: '<p>Sleds are fast.</p>' };
  const translations = { fr: { title: 'Luge', html: '<p>Les luges vont vite.</p>' } };
  await administrator.call('POST', '/api/admin/waivers', { ...first, translations });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/admin/waivers/${posWaiverId}`);
  const older = page.getByText('Français: older than the text that binds');
  const table = page.getByRole('region', { name: 'Versions' }).getByRole('table');
  await expect(table.getByText('First text')).toHaveCount(2);
  await expect(older).toBeHidden();
  await administrator.call('PUT', `/api/admin/waivers/${posWaiverId}`, {
    ...first,
    html: '<p>Sleds are very fast.</p>',
  });
  await page.reload();
  await expect(older).toBeVisible();
  await expect(table.getByRole('button', { name: 'Compare with' })).toBeVisible();
  expect(
    await table.evaluate(({ scrollWidth, parentElement }) => scrollWidth - parentElement!.clientWidth),
  ).toBeLessThanOrEqual(0);
  await expectAccessible(page);
});
