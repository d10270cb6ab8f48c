import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ErrorCode, errorCodes, errorDetails, type LanguageTag } from '@arrival/contracts';
import { expect, type Page, type Request } from '@playwright/test';
import { findViolations } from '../e2e/support/accessible';
import { test } from '../e2e/test';
import type { TestDatabase } from '../support/database';
import type { StackJson } from '../support/stack-json';

export interface Stage {
  page: Page;
  stack: StackJson;
  database: TestDatabase;
}

export interface SceneOptions {
  /** The whole length of the page instead of what one sees at first. */
  whole?: boolean;
}

const out = join(__dirname, 'out');

/**
 * One picture: `name` is `feature/state`, `about` says in words what is to be seen. `arrange` brings the page there;
 * the picture is taken when fonts and pictures have arrived. On phones the guest app is then looked at in Arabic and Japanese too.
 */
export function scene(
  name: string,
  about: string,
  arrange: (stage: Stage) => Promise<void>,
  options: SceneOptions = {},
): void {
  test(name, async ({ page, stack, database }, testInfo) => {
    await arrange({ page, stack, database });
    if (options.whole) await stretch(page);
    const picture = async (project: string) => {
      await settled(page);
      const path = join(out, project, `${name.replace('/', '--')}.png`);
      await page.screenshot({ path, fullPage: options.whole ?? false, animations: 'disabled' });
      // The picture is there either way; the run says at its end which scenes axe objects to.
      expect.soft(await findViolations(page), `axe: ${name} on ${project}`).toEqual([]);
    };
    const { name: project } = testInfo.project;
    await picture(project);
    const folder = join(out, 'scenes');
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, `${name.replace('/', '--')}.json`), JSON.stringify({ name, about }));
    if (!project.startsWith('phone')) return;
    if (!(await canChangeLanguage(page))) return;
    for (const language of further) {
      await speakHere(page, language);
      await picture(`${project}-${language}`);
    }
  });
}

const languagePicker = 'select[autocomplete="language"]';

/** The languages in which each state of the guest app is looked at besides English, with the face and the letters of each. */
const further = ['ar', 'ja'] as const;
const faces: Partial<Record<string, { family: string; letters: string }>> = {
  ar: { family: 'Noto Sans Arabic Variable', letters: '[\\p{Script=Arabic}]' },
  ja: { family: 'Noto Sans JP Variable', letters: '[\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}]' },
};

/** The guest app stays where it is when its language changes. Not the console, nor a scene of one language. */
async function canChangeLanguage(page: Page): Promise<boolean> {
  const language = await page.evaluate(() => document.documentElement.lang);
  return language === 'en' && (await page.locator(languagePicker).count()) === 1;
}

async function speak(page: Page, language: LanguageTag): Promise<void> {
  await page.locator(languagePicker).selectOption(language, { force: true });
  await page.locator(`html[lang="${language}"]`).waitFor({ state: 'attached' });
}

/** Speaks the language in the state of the scene: names that administrators gave are asked for anew, and a page that failed waits for them. */
async function speakHere(page: Page, language: LanguageTag): Promise<void> {
  const signsOfLoading = page.locator('[class*="_shape_"], [class*="_loader_"]');
  const before = await signsOfLoading.count();
  await answered(page, () => speak(page, language));
  await expect(signsOfLoading).toHaveCount(before);
}

/** Requests that are never to be answered. */
const held = new WeakSet<Request>();

/** Does the work, and waits until the page has drawn what it has asked for because of it. */
async function answered(page: Page, work: () => Promise<void>): Promise<void> {
  const open = new Set<Request>();
  const begin = (request: Request) => void open.add(request);
  const end = (request: Request) => void open.delete(request);
  page.on('request', begin).on('requestfinished', end).on('requestfailed', end);
  await work();
  await drawn(page);
  await expect
    .poll(() => [...open].filter((request) => !held.has(request)).map((request) => request.url()))
    .toEqual([]);
  page.off('request', begin).off('requestfinished', end).off('requestfailed', end);
  await drawn(page);
}

/** Two frames: what was changed before is rendered in the first and painted in the second. */
async function drawn(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
}

/** The connection is gone. Who reads Arabic or Japanese has chosen it before, and their phone has all of its letters. */
export async function cut(page: Page): Promise<void> {
  const { name: project } = test.info().project;
  if (project.startsWith('phone')) {
    for (const language of further) {
      await speak(page, language);
      await settled(page);
      await page.evaluate(async (wanted) => {
        const ofLanguage = [...document.fonts].filter(({ family }) => family.includes(wanted));
        await Promise.all(ofLanguage.map((face) => face.load()));
      }, faces[language]?.family ?? '');
    }
    await speak(page, 'en');
  }
  await page.context().setOffline(true);
}

/** A screen as long as the page, so that what sticks to the screen's end lies at the page's; some of the page grows with it. */
async function stretch(page: Page): Promise<void> {
  const { width = 390 } = page.viewportSize() ?? {};
  for (let round = 0; round < 3; round++) {
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    await page.setViewportSize({ width, height });
  }
}

async function settled(page: Page): Promise<void> {
  const face = faces[await page.evaluate(() => document.documentElement.lang)];
  if (face) await page.waitForFunction(hasItsFace, face);
  await page.evaluate(async () => {
    await document.fonts.ready;
    const pictures = [...document.images].filter(
      (image) => image.loading !== 'lazy' || image.getBoundingClientRect().top < innerHeight,
    );
    await Promise.all(pictures.map((image) => image.decode().catch(() => undefined)));
  });
  await page.waitForTimeout(150);
}

/** Whether each letter that is shown has come in its face, which the app asks for when it meets the first. Runs in the page. */
function hasItsFace({ family, letters }: { family: string; letters: string }): boolean {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  let shown = '';
  while (walker.nextNode()) {
    const { parentElement: element, textContent } = walker.currentNode;
    // A list's choices are shown by the phone.
    if (element?.checkVisibility() && !element.closest('select')) shown += textContent;
  }
  const ofScript = shown.match(new RegExp(letters, 'gu'))?.join('') ?? '';
  return (
    [...document.fonts].some((one) => one.family.includes(family)) && document.fonts.check(`16px "${family}"`, ofScript)
  );
}

/** On home: opened by its button, or open beside it where there is room. */
export async function openFamilyCode(page: Page): Promise<void> {
  const code = page.getByRole('img', { name: 'Your family code' });
  const opener = page.getByRole('button', { name: 'Family code' });
  await code.or(opener).waitFor();
  if (await opener.isVisible()) await opener.click();
  await code.waitFor();
}

/** Answers that never come: what one sees while waiting. */
export async function neverAnswer(page: Page, path: string): Promise<void> {
  await page.route(path, (route) => {
    held.add(route.request());
    return new Promise(() => undefined);
  });
}

/** The API fails with a problem document, as it would. */
export async function failWith(
  page: Page,
  path: string,
  status: number,
  code: ErrorCode = 'server.error',
  details = {},
): Promise<void> {
  const title = errorCodes[code].title;
  const detail = errorDetails[code];
  const problem = {
    type: 'about:blank',
    status,
    code,
    title,
    detail,
    errors: [],
    details,
    traceId: '0af7651916cd43dd8448eb211c80319c',
  };
  await page.route(path, (route) =>
    route.fulfill({ status, contentType: 'application/problem+json', body: JSON.stringify(problem) }),
  );
}
