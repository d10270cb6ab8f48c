import { undoneChange } from './undone-change';

const before = { codes: 'A', texts: { home: { title: 'Hi', button: 'Go' } } };
const after = { codes: 'A', texts: { home: { title: 'Hello', button: 'Go' } } };

test('what nobody has touched since is as it was before, to the letter', () => {
  expect(undoneChange(after, before, after)).toEqual(before);
  expect(undoneChange(after, {}, after)).toEqual({});
});

test('what was changed elsewhere since stays', () => {
  const now = { codes: 'B', texts: { home: { title: 'Hello', button: 'Start', note: 'New' } } };
  const undone = { codes: 'B', texts: { home: { title: 'Hi', button: 'Start', note: 'New' } } };
  expect(undoneChange(now, before, after)).toEqual(undone);
});

test('what was changed again since goes back all the same, and what the change added goes', () => {
  const now = { codes: 'A', texts: { home: { title: 'Hey', button: 'Go' } } };
  expect(undoneChange(now, before, after)).toEqual(before);
  expect(undoneChange({ a: 1, b: 2, c: 4 }, { a: 1, c: 3 }, { a: 1, b: 2, c: 3 })).toEqual({ a: 1, c: 4 });
});

test('of several things that were added to nothing the others stay, and without any it is nothing again', () => {
  const added = { texts: { fr: 'Hé' } };
  const none = { texts: null };
  expect(undoneChange({ texts: { fr: 'Hé', de: 'He' } }, none, added)).toEqual({ texts: { de: 'He' } });
  expect(undoneChange({ texts: { fr: 'Hélas' } }, none, added)).toEqual(none);
  expect(undoneChange({ texts: { de: 'He' } }, added, none)).toEqual({ texts: { fr: 'Hé', de: 'He' } });
});
