import { clearDraft, clearDrafts, readDraft, receiveDraft, writeDraft } from './drafts';

const kept = new Map<string, string>();

beforeEach(() => {
  kept.clear();
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => {
      kept.set(key, value);
      Object.defineProperty(storage, key, { value, enumerable: true, configurable: true });
    },
    removeItem: (key: string) => {
      kept.delete(key);
      Reflect.deleteProperty(storage, key);
    },
  };
  Object.defineProperty(globalThis, 'sessionStorage', { value: storage, configurable: true });
  Object.defineProperty(globalThis, 'window', {
    value: { addEventListener: () => undefined, removeEventListener: () => undefined },
    configurable: true,
  });
  clearDrafts();
});

test('a draft comes back, also from the tab after a reload', () => {
  writeDraft('rental.7', { height: 'H' });
  expect(readDraft('rental.7')).toEqual({ height: 'H' });
  expect([...kept.values()].join()).toContain('height');
});

test('health answers stay in memory only', () => {
  writeDraft('child.7', { medication: 'Insulin' }, { isHealthData: true });
  expect(readDraft('child.7')).toEqual({ medication: 'Insulin' });
  expect([...kept.values()].join()).not.toContain('Insulin');
});

test('a cleared draft is gone; signing out clears all of ours and nothing else', () => {
  kept.set('other', '1');
  writeDraft('a', 1);
  writeDraft('b', 2);
  clearDraft('a');
  expect(readDraft('a')).toBeUndefined();
  clearDrafts();
  expect(readDraft('b')).toBeUndefined();
  expect([...kept.keys()]).toEqual(['other']);
});

test('a browser that refuses storage still keeps drafts while the page lives', () => {
  Object.defineProperty(globalThis, 'sessionStorage', {
    get: () => {
      throw new Error('denied');
    },
    configurable: true,
  });
  writeDraft('c', 3);
  expect(readDraft('c')).toBe(3);
});

test('what was saved here is not brought back by what was typed elsewhere before', () => {
  receiveDraft('child.7', { medication: 'Insulin' });
  expect(readDraft('child.7')).toEqual({ medication: 'Insulin' });
  clearDraft('child.7');
  receiveDraft('child.7', { medication: 'Insulin' });
  expect(readDraft('child.7')).toBeUndefined();
});

test('signing out leaves nothing unsaved, also of what the tab had from before a reload', async () => {
  writeDraft('rental.7', { shoeSize: '38' });
  jest.resetModules();
  const asks = new Set<unknown>();
  Object.assign(globalThis.window, {
    addEventListener: (_: string, ask: unknown) => asks.add(ask),
    removeEventListener: (_: string, ask: unknown) => asks.delete(ask),
  });
  const reloaded = await import('./drafts');
  expect(asks.size).toBe(1);
  reloaded.clearDrafts();
  expect(asks.size).toBe(0);
});
