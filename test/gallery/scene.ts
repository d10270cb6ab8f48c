import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ErrorCode, errorCodes, errorDetails, type LanguageTag } from '@arrival/contracts';
import { expect, type Page } from '@playwright/test';
import { findViolations } from '../e2e/support/accessible';
import { test } from '../e2e/test';
import type { StackFacts } from '../support/stack-facts';

export interface Stage {
  page: Page;
  stack: StackFacts;
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
  test(name, async ({ page, stack }, testInfo) => {
    await arrange({ page, stack });
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
    for (const language of await furtherLanguages(page)) {
      await page.locator(languagePicker).selectOption(language, { force: true });
      await page.locator(`html[lang="${language}"]`).waitFor({ state: 'attached' });
      await picture(`${project}-${language}`);
    }
  });
}

const languagePicker = 'select[autocomplete="language"]';

/**
 * The guest app stays where it is when its language changes, so that each state is looked at in three. Not the console, nor a scene of one
 * language; and without a connection none comes that is not there (`languages/` has those states).
 */
async function furtherLanguages(page: Page): Promise<LanguageTag[]> {
  const { isOnline, language } = await page.evaluate(() => ({
    isOnline: navigator.onLine,
    language: document.documentElement.lang,
  }));
  const canChange = isOnline && language === 'en' && (await page.locator(languagePicker).count()) === 1;
  return canChange ? ['ar', 'ja'] : [];
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
  await page.evaluate(async () => {
    await document.fonts.ready;
    const pictures = [...document.images].filter(
      (image) => image.loading !== 'lazy' || image.getBoundingClientRect().top < innerHeight,
    );
    await Promise.all(pictures.map((image) => image.decode().catch(() => undefined)));
  });
  await page.waitForTimeout(150);
}

/** Answers that never come: what one sees while waiting. */
export async function neverAnswer(page: Page, path: string): Promise<void> {
  await page.route(path, () => new Promise(() => undefined));
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
