import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

const LONGEST = 300;

/** What failed in jest's JSON, as a reader of the last lines needs it: `{ name: 'file › title', message }`. */
export function jestFailures({ testResults }, root) {
  return testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = relative(root, name);
    const failed = assertionResults.filter((one) => one.status === 'failed');
    if (failed.length === 0 && status === 'failed') return [{ name: file, message: firstLine(message) }];
    return failed.map(({ ancestorTitles, title, failureMessages }) => ({
      name: [file, ...ancestorTitles, title].join(' › '),
      message: firstLine(failureMessages[0]),
    }));
  });
}

/** The same of Playwright's JSON, the project behind the title; what needed a second try and then passed has not failed. */
export function playwrightFailures({ suites, errors = [] }) {
  const outside = errors.map(({ message }) => ({ name: 'test/e2e', message: firstLine(message) }));
  return [...outside, ...suites.flatMap((suite) => failedIn(suite, `test/e2e/${suite.file}`))];
}

function failedIn({ specs = [], suites = [] }, path) {
  const here = specs.flatMap(({ title, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected')
      .map(({ projectName, results }) => ({
        name: `${path} › ${title} (${projectName})`,
        message: firstLine(results.at(-1)?.error?.message),
      })),
  );
  return [...here, ...suites.flatMap((suite) => failedIn(suite, `${path} › ${suite.title}`))];
}

/** With what jest expected and got, which it puts on lines of their own. */
export function firstLine(text = '') {
  const lines = stripVTControlCharacters(text)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line && !line.startsWith('●'));
  const [first = 'it said nothing', ...others] = lines;
  const compared = others.filter((line) => /^(Expected|Received)\b.*: /.test(line));
  return [first, ...compared.slice(0, 2)].join(' · ').slice(0, LONGEST);
}
