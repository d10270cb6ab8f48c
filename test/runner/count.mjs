import { readFileSync } from 'node:fs';
import { jestFailures, playwrightFailures } from './failures.mjs';

/** How many passed, and what failed: `{ passed, failures: [{ name, message }] }`. A runner that ended before it wrote its figures counts as one failure. */
const read = (file) => {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
};

const orNone = (failures, name, ok) =>
  failures.length > 0 || ok ? failures : [{ name, message: 'it failed, and named no test' }];

const unfinished = (name, ended) => ({
  passed: 0,
  failures: [{ name, message: `it ended before it wrote its figures: ${ended}` }],
});

export function jestCount(file, { ok, ended }, root) {
  const result = read(file);
  if (!result) return unfinished('jest', ended);
  return { passed: result.numPassedTests, failures: orNone(jestFailures(result, root), 'jest', ok) };
}

export function playwrightCount(file, { ok, ended }) {
  const result = read(file);
  if (!result?.stats) return unfinished('playwright', ended);
  const { expected, flaky } = result.stats;
  return { passed: expected + flaky, failures: orNone(playwrightFailures(result), 'playwright', ok) };
}

export const stepCount = (name, { ok, ended }) =>
  ok ? { passed: 1, failures: [] } : { passed: 0, failures: [{ name, message: ended }] };

export const sum = (counts) =>
  counts.reduce(
    (total, { passed, failures }) => ({
      passed: total.passed + passed,
      failures: [...total.failures, ...failures],
    }),
    { passed: 0, failures: [] },
  );
