import { completionKeys } from './completion-keys';

const counting = () => {
  let last = 0;
  return completionKeys(() => `key-${++last}`);
};

test('trying again sends the same key', () => {
  const keys = counting();
  const body = { id: '1.2.3.4', relatedObject: { agree: true } };
  expect(keys.keyFor('1.2.3.4', body)).toBe('key-1');
  expect(keys.keyFor('1.2.3.4', structuredClone(body))).toBe('key-1');
});

test('a changed answer is another request', () => {
  const keys = counting();
  keys.keyFor('a', { shoeSize: '42' });
  expect(keys.keyFor('a', { shoeSize: '43' })).toBe('key-2');
});

test('each contact task has its own, and a saved one starts anew', () => {
  const keys = counting();
  keys.keyFor('a', {});
  expect(keys.keyFor('b', {})).toBe('key-2');
  keys.forget('a');
  expect(keys.keyFor('a', {})).toBe('key-3');
});
