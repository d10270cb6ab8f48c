import { remarks } from '@arrival/contracts';
import { errorWords, problemWords } from './remark-words';

const problem = { code: 'catalog.in_use', title: 'Still used', errors: [] };

test('a refusal is said by its code, with what is known of it', () => {
  expect(problemWords({ ...problem, remark: { code: 'inUse', params: { names: ['Lodge', 'Hut'], more: 0 } } })).toBe(
    'This is still in use. It is used by Lodge, Hut. Remove it there first.',
  );
  expect(problemWords({ ...problem, remark: { code: 'inUse', params: { names: ['Lodge', 'Hut'], more: 2 } } })).toBe(
    'This is still in use. It is used by Lodge, Hut and 2 more. Remove it there first.',
  );
});

test('without a remark the first field says why; a change that another rule keeps from being undone names that rule', () => {
  expect(
    problemWords({
      ...problem,
      errors: [{ path: 'ageMin', code: 'atLeast', params: { limit: 0 }, message: 'Too small' }],
    }),
  ).toBe('This is still in use. Enter 0 or more.');
  expect(problemWords({ ...problem, code: 'audit.not_restorable', details: { reason: 'access.unknown' } })).toBe(
    'This change cannot be undone from here. We could not find this address',
  );
});

test('what the field says too is said once', () => {
  const errors = [{ path: 'email', message: 'Still used.' }];
  expect(problemWords({ ...problem, code: 'brand.new', title: 'Still used', errors })).toBe('Still used');
});

test('one and many are told apart', () => {
  const said = (count: number) => errorWords({ code: 'mostCharacters', params: { count }, message: '' });
  expect([said(1), said(20)]).toEqual(['Enter at most 1 character.', 'Enter at most 20 characters.']);
});

test('what this build has no words for is said in the English of the server', () => {
  expect(problemWords({ ...problem, code: 'brand.new', title: 'Brand new' })).toBe('Brand new');
  expect(errorWords({ code: 'brandNew', message: 'Brand new' })).toBe('Brand new');
  expect(errorWords({ message: 'As the server says' })).toBe('As the server says');
});

test.each(Object.keys(remarks))('%s leaves no gap', (code) => {
  const params = { limit: 3, step: 5, count: 2, name: 'A', names: ['A', 'B'], more: 1, levels: 9, address: 'x' };
  expect(errorWords({ code, params, message: '' })).not.toMatch(/%\{|\|\|\|\|/);
});
