import { HttpError } from 'react-admin';
import { say } from '../words/say';
import { openConflict, saveOverTheirs } from './conflict';

type Fields = Record<string, unknown>;

/** A server that holds `theirs`, and refuses who has not seen it. */
function saved(mine: Fields, theirs: Fields, before: Fields): Promise<Fields> {
  const refusal = { code: 'catalog.changed_meanwhile', details: { current: theirs } };
  return saveOverTheirs(
    { resource: 'tasks', mine, before },
    (current) => current,
    async (fields) => {
      if (fields['version'] === theirs['version']) return fields;
      throw new HttpError('changed', 409, { problem: refusal });
    },
  );
}

/** The dialog opens a moment after the refusal. */
const asked = async () => {
  await new Promise((resolve) => setTimeout(resolve));
  return openConflict.get();
};

const before = { name: 'Waiver', isOptional: false, version: 1 };

test('what was only linked meanwhile is no conflict: the save goes on with the newest version', async () => {
  const mine = { ...before, name: 'Mine' };
  expect(await saved(mine, { ...before, version: 2 }, before)).toEqual({ ...mine, version: 2 });
});

test('each differing field is shown; what is kept and what is taken is saved on top of theirs', async () => {
  const mine = { ...before, name: 'Mine' };
  const theirs = { name: 'Theirs', isOptional: true, version: 4 };
  const settled = saved(mine, theirs, before);
  expect((await asked())?.differences).toEqual([
    { field: 'name', mine: 'Mine', theirs: 'Theirs', isMineUnchanged: false },
    { field: 'isOptional', mine: false, theirs: true, isMineUnchanged: true },
  ]);
  openConflict.get()?.settle(new Set(['name']));
  expect(await settled).toEqual({ name: 'Mine', isOptional: true, version: 4 });
  expect(openConflict.get()).toBeUndefined();
});

test('what was left to them once is not asked again: there is nothing of mine to bring back', async () => {
  const [first, second] = ['09:12', '09:15'].map((time) => ({ inWords: `Set on ${time}` }));
  const settled = saved({ secret: first }, { secret: second, version: 3 }, { secret: first });
  expect(await asked()).toBeUndefined();
  expect(await settled).toEqual({ secret: first, version: 3 });
});

test('a text that they added meanwhile is not lost, and one that they took away does not come back', async () => {
  const loaded = { 'home.title': 'Ready?', 'translations.de.home.title': 'Bereit?' };
  const theirs = { 'home.title': 'Ready?', 'translations.fr.home.title': 'Prêts ?', version: 2 };
  const settled = saved({ ...loaded, 'home.title': 'Hi' }, theirs, loaded);
  expect((await asked())?.differences.filter(({ isMineUnchanged }) => isMineUnchanged)).toEqual([
    { field: 'translations.de.home.title', mine: 'Bereit?', theirs: undefined, isMineUnchanged: true },
    { field: 'translations.fr.home.title', mine: undefined, theirs: 'Prêts ?', isMineUnchanged: true },
  ]);
  openConflict.get()?.settle(new Set(['home.title']));
  expect(await settled).toEqual({ 'home.title': 'Hi', 'translations.fr.home.title': 'Prêts ?', version: 2 });
});

test('going back to the form saves nothing', async () => {
  const settled = saved({ ...before, name: 'Mine' }, { ...before, name: 'Theirs', version: 2 }, before);
  (await asked())?.settle(undefined);
  await expect(settled).rejects.toThrow(say('conflict.notSaved'));
  expect(openConflict.get()).toBeUndefined();
});
