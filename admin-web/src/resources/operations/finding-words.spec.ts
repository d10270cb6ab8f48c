import { checkFindings } from '@arrival/contracts';
import { operations } from '../../words/en/operations';
import { checkName, findingWords } from './finding-words';

const params = { count: 2, files: 9, lost: 2, spare: 2, hours: 2, days: 2, seconds: 2, keys: 2, free: 1, total: 2 };
const answer = (finding: string, more = {}) => ({ finding, params: more, detail: 'As the server says' });

test.each([...Object.keys(checkFindings), 'check.failed'])('%s has words, and they leave no gap', (finding) => {
  const words = findingWords(
    answer(finding, { ...params, why: 'x', names: ['a'], most: 1, limit: 2, system: 'SW', named: 'RTP', issuer: 'x' }),
  );
  expect(words).not.toBe('As the server says');
  expect(words).not.toMatch(/%\{|\|\|\|\|/);
});

test('there are no words for what no check finds, and each check has a name', () => {
  const codes = [...Object.keys(checkFindings), 'check.failed'];
  expect(Object.keys(operations.findings).filter((code) => !codes.includes(code))).toEqual([]);
  const checks = Object.keys(checkFindings).map((code) => code.replace(/\..*$/, ''));
  expect(checks.filter((check) => checkName(check) === check)).toEqual([]);
});

test('one and many are told apart, and jobs by their names', () => {
  const spare = (count: number) => findingWords(answer('files.spare', { files: 9, lost: 0, spare: count }));
  expect([spare(1), spare(2)]).toEqual(['1 file without a row', '2 files without a row']);
  expect(findingWords(answer('files.fine', { files: 9, lost: 0, spare: 0 }))).toBe('9 photos, each with its row');
  expect(findingWords(answer('schedules.late', { names: ['privacy.remove-expired', 'new.job'] }))).toBe(
    'Late or failed: Retention, new.job',
  );
});

test('what this build does not know is said as the server says it', () => {
  expect(findingWords(answer('brand.new'))).toBe('As the server says');
});
