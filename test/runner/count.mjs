import { readFileSync } from 'node:fs';

const nothing = { passed: 0, failed: 1 };

/** A runner that ended before it wrote its figures counts as one failure. */
const read = (file) => {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
};

export function jestCount(file, ok) {
  const result = read(file);
  if (!result) return nothing;
  const failed = result.numFailedTests + result.numRuntimeErrorTestSuites;
  return { passed: result.numPassedTests, failed: failed || (ok ? 0 : 1) };
}

export function playwrightCount(file, ok) {
  const result = read(file)?.stats;
  if (!result) return nothing;
  return { passed: result.expected + result.flaky, failed: result.unexpected || (ok ? 0 : 1) };
}

export const stepCount = (ok) => ({ passed: ok ? 1 : 0, failed: ok ? 0 : 1 });

export const sum = (counts) =>
  counts.reduce((total, { passed, failed }) => ({ passed: total.passed + passed, failed: total.failed + failed }), {
    passed: 0,
    failed: 0,
  });
