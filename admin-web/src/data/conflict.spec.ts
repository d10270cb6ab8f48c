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
