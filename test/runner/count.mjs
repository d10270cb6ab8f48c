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

const unfinished = (name) => ({ passed: 0, failures: [{ name, message: 'it ended before it wrote its figures' }] });

export function jestCount(file, ok, root) {
  const result = read(file);
  if (!result) return unfinished('jest');
  return { passed: result.numPassedTests, failures: orNone(jestFailures(result, root), 'jest', ok) };
}

export function playwrightCount(file, ok) {
  const result = read(file);
  if (!result?.stats) return unfinished('playwright');
  const { expected, flaky } = result.stats;
  return { passed: expected + flaky, failures: orNone(playwrightFailures(result), 'playwright', ok) };
}

export const stepCount = (name, ok, message = 'its output stands above') =>
  ok ? { passed: 1, failures: [] } : { passed: 0, failures: [{ name, message }] };

export const sum = (counts) =>
  counts.reduce(
    (total, { passed, failures }) => ({
      passed: total.passed + passed,
      failures: [...total.failures, ...failures],
    }),
    { passed: 0, failures: [] },
  );
