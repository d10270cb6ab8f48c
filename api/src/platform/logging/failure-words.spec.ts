import { failureWords } from './failure-words';

const refused = (address: string) => new Error(`connect ECONNREFUSED ${address}`);

test.each([
  [new Error('No answer'), 'No answer'],
  [new TypeError('fetch failed', { cause: refused('127.0.0.1:1') }), 'fetch failed (connect ECONNREFUSED 127.0.0.1:1)'],
  [
    new AggregateError([refused('::1:1'), refused('127.0.0.1:1')]),
    'connect ECONNREFUSED ::1:1, connect ECONNREFUSED 127.0.0.1:1',
  ],
  [Object.assign(new Error(''), { code: 'ETIMEDOUT' }), 'ETIMEDOUT'],
  [new Error('Storage: ENOSPC', { cause: new Error('ENOSPC') }), 'Storage: ENOSPC'],
  ['a word', 'a word'],
  [undefined, 'undefined'],
])('%p', (error, words) => {
  expect(failureWords(error)).toBe(words);
});
