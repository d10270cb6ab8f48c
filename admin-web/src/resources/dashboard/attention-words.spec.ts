import type { Attention } from '@arrival/contracts';
import { attentionWords, fixWords } from './attention-words';

const words = (code: Attention['code'], params: Attention['params']) => attentionWords({ code, params, link: null });

test('work that fails is told with its kinds; some are named, the others counted', () => {
  expect(words('queue.failed', { count: 1, names: ['pos.compare'], more: 0 })).toBe(
    '1 piece of work fails again and again: Comparison with the point of sale. Arrival keeps trying.',
  );
  expect(words('queue.failed', { count: 9, names: ['a', 'b'], more: 3 })).toMatch(
    /^9 pieces of work fail again and again: a, b and 3 more\./,
  );
});

test('a waiver that ended keeps guests from signing, unless it was optional', () => {
  const day = '2027-05-31';
  expect(words('waiver.ended', { name: 'Season', day, isOptional: false })).toMatch(
    /^Season ended on .*2027.*: nobody can sign it/,
  );
  expect(words('waiver.ended', { name: 'Season', day, isOptional: true })).toMatch(
    /guests are no longer asked for it$/,
  );
  expect(words('waiver.ending', { name: 'Season', day, isOptional: false })).toMatch(
    /^Season ends on (?!2027-05-31).*2027/,
  );
});

test('codes that let no purchase count lead to the settings that have them', () => {
  expect(words('purchases.filtered', {})).toMatch(/^No purchase that Arrival knows has the resort codes/);
  expect(fixWords({ code: 'purchases.filtered', params: {}, link: '/settings' })).toBe('Look at General');
});

test.each<[Attention['code'], Attention['params'], string]>([
  ['report.failed', {}, 'Try again'],
  ['waiver.ending', {}, 'Renew'],
  ['waiver.ended', {}, 'Renew'],
  ['waiver.no_text', {}, 'Write the text'],
  ['task.unused', { count: 1 }, 'Look at the task'],
  ['task.unused', { count: 2 }, 'Look at the tasks'],
  ['queue.failed', {}, 'Look'],
])('what the link of %s %j does', (code, params, does) => {
  expect(fixWords({ code, params, link: null })).toBe(does);
});

test('what a key seals is told by its kind, also a kind that this build does not know', () => {
  const key = { keyId: 'k1', count: 2 };
  expect(words('health.missing_key', { ...key, kind: 'child_registration' })).toMatch(
    /^2 child registrations are sealed with the key k1,/,
  );
  expect(words('health.old_key', { ...key, kind: 'brand_new' })).toMatch(/^2 values are sealed with the older key k1:/);
});
