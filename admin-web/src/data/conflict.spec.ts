import { openConflict, settleConflict } from './conflict';

const before = { name: 'Waiver', isOptional: false, version: 1 };

test('what was only linked meanwhile is no conflict: the save goes on with the newest version', async () => {
  const mine = { ...before, name: 'Mine' };
  expect(await settleConflict('tasks', mine, { ...before, version: 2 }, before)).toEqual({ ...mine, version: 2 });
});

test('each differing field is shown; what is kept and what is taken is saved on top of theirs', async () => {
  const mine = { ...before, name: 'Mine' };
  const theirs = { name: 'Theirs', isOptional: true, version: 4 };
  const settled = settleConflict('tasks', mine, theirs, before);
  expect(openConflict.get()?.differences).toEqual([
    { field: 'name', mine: 'Mine', theirs: 'Theirs', isMineUnchanged: false },
    { field: 'isOptional', mine: false, theirs: true, isMineUnchanged: true },
  ]);
  openConflict.get()?.settle(new Set(['name']));
  expect(await settled).toEqual({ name: 'Mine', isOptional: true, version: 4 });
  expect(openConflict.get()).toBeUndefined();
});

test('what was left to them once is not asked again: there is nothing of mine to bring back', async () => {
  const [first, second] = ['09:12', '09:15'].map((time) => ({ inWords: `Set on ${time}` }));
  const settled = settleConflict('settings', { secret: first }, { secret: second, version: 3 }, { secret: first });
  expect(openConflict.get()).toBeUndefined();
  expect(await settled).toEqual({ secret: first, version: 3 });
});

test('a text that they added meanwhile is not lost, and one that they took away does not come back', async () => {
  const loaded = { 'home.title': 'Ready?', 'translations.de.home.title': 'Bereit?' };
  const theirs = { 'home.title': 'Ready?', 'translations.fr.home.title': 'Prêts ?', version: 2 };
  const settled = settleConflict('language', { ...loaded, 'home.title': 'Hi' }, theirs, loaded);
  expect(openConflict.get()?.differences.filter(({ isMineUnchanged }) => isMineUnchanged)).toEqual([
    { field: 'translations.de.home.title', mine: 'Bereit?', theirs: undefined, isMineUnchanged: true },
    { field: 'translations.fr.home.title', mine: undefined, theirs: 'Prêts ?', isMineUnchanged: true },
  ]);
  openConflict.get()?.settle(new Set(['home.title']));
  expect(await settled).toEqual({ 'home.title': 'Hi', 'translations.fr.home.title': 'Prêts ?', version: 2 });
});

test('going back to the form saves nothing', async () => {
  const settled = settleConflict(
    'tasks',
    { ...before, name: 'Mine' },
    { ...before, name: 'Theirs', version: 2 },
    before,
  );
  openConflict.get()?.settle(undefined);
  expect(await settled).toBeUndefined();
});
