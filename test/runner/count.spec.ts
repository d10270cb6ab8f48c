import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { jestCount, playwrightCount, stepCount, sum } from './count.mjs';

/** The end of the log is enough to know what failed. */
const folder = mkdtempSync(join(tmpdir(), 'arrival-count-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function written(content: object): string {
  const file = join(folder, 'figures.json');
  writeFileSync(file, JSON.stringify(content));
  return file;
}

const failed = { ok: false, ended: 'exit code 1\nKilled' };
const passed = { ok: true, ended: 'exit code 0' };

const jestFigures = {
  numPassedTests: 7,
  testResults: [
    {
      name: '/tree/test/api/webhooks.spec.ts',
      status: 'failed',
      message: 'all of it',
      assertionResults: [
        { status: 'passed', ancestorTitles: [], title: 'arrives', failureMessages: [] },
        {
          status: 'failed',
          ancestorTitles: ['a failure'],
          title: 'is tried again',
          failureMessages: [
            'Error: \u001b[2mexpect(\u001b[22mreceived).toBe(expected)\n\nExpected: 1\nReceived: 2\n\n    at test/api/webhooks.spec.ts:121:65',
          ],
        },
      ],
    },
    {
      name: '/tree/test/crash/kill-api.spec.ts',
      status: 'failed',
      message: '\n  ● Test suite failed to run\n\n    Cannot find module',
      assertionResults: [],
    },
  ],
};

test('jest: each failed test by file and title, with the first line of why and what was expected; a file that did not run too', () => {
  expect(jestCount(written(jestFigures), failed, '/tree')).toEqual({
    passed: 7,
    failures: [
      {
        name: 'test/api/webhooks.spec.ts › a failure › is tried again',
        message: 'Error: expect(received).toBe(expected) · Expected: 1 · Received: 2',
      },
      { name: 'test/crash/kill-api.spec.ts', message: 'Cannot find module' },
    ],
  });
});

const tried = (status: string, message?: string) => ({
  projectName: 'phone',
  status,
  results: [{ error: message ? { message } : undefined }],
});

test('Playwright: file, title and project; what passed at the second try has passed', () => {
  const inGroup = { title: 'lost twice', tests: [tried('unexpected', 'Test timeout of 60000ms exceeded.\nmore')] };
  const suite = {
    file: 'journeys/network.e2e.ts',
    title: 'journeys/network.e2e.ts',
    specs: [{ title: 'lost once', tests: [tried('flaky', 'never mind')] }],
    suites: [{ title: 'a bad day', specs: [inGroup] }],
  };
  const figures = {
    stats: { expected: 4, flaky: 1 },
    suites: [suite],
    errors: [{ message: 'The stack ended with 1' }],
  };
  expect(playwrightCount(written(figures), failed)).toEqual({
    passed: 5,
    failures: [
      { name: 'test/e2e', message: 'The stack ended with 1' },
      {
        name: 'test/e2e/journeys/network.e2e.ts › a bad day › lost twice (phone)',
        message: 'Test timeout of 60000ms exceeded.',
      },
    ],
  });
});

test('a runner that ends without figures, or fails without a failed test, is one failure; the first says how it ended', () => {
  const none = join(folder, 'none.json');
  expect(jestCount(none, failed, '/tree').failures).toEqual([
    { name: 'jest', message: 'it ended before it wrote its figures: exit code 1\nKilled' },
  ]);
  expect(playwrightCount(none, passed).failures).toHaveLength(1);
  expect(jestCount(written({ numPassedTests: 3, testResults: [] }), failed, '/tree')).toMatchObject({
    passed: 3,
    failures: [{ name: 'jest' }],
  });
});

test('all of it together', () => {
  const all = sum([stepCount('types', passed), stepCount('lint', failed), { passed: 2, failures: [] }]);
  expect(all).toEqual({ passed: 3, failures: [{ name: 'lint', message: 'exit code 1\nKilled' }] });
});
