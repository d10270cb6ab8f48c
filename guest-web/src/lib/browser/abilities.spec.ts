import 'fake-indexeddb/auto';
import { keptDatabase } from '../kept/kept-database';
import { hasLiveCamera, hasPhoneCamera, keepsPath, missingForSignIn } from './abilities';

function tabOf(more: Partial<Storage> = {}): Storage {
  const kept = new Map<string, string>();
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
    ...more,
  };
  return storage as Storage;
}

/** A document that takes cookies as browsers do, or takes none. */
function documentOf(takes: boolean): Document {
  let jar = '';
  return {
    get cookie() {
      return jar;
    },
    set cookie(cookie: string) {
      if (takes) jar = cookie.includes('Max-Age=0') ? '' : String(cookie.split(';')[0]);
    },
    createElement: () => (takes ? { capture: '' } : {}),
  } as unknown as Document;
}

const whole = () => ({ sessionStorage: tabOf(), document: documentOf(true), crypto });
const refuse = () => {
  throw new DOMException('', 'SecurityError');
};

test('a browser that has all of it can sign in, and nothing of the trial stays', () => {
  const browser = whole();
  expect(missingForSignIn(browser)).toEqual([]);
  expect([browser.sessionStorage.getItem('arrival.probe'), browser.document.cookie]).toEqual([null, '']);
});

test('each thing that signing in needs is missed by itself', () => {
  expect(missingForSignIn({ ...whole(), sessionStorage: undefined })).toEqual(['storage']);
  expect(missingForSignIn({ ...whole(), sessionStorage: tabOf({ setItem: refuse }) })).toEqual(['storage']);
  expect(missingForSignIn({ ...whole(), sessionStorage: tabOf({ setItem: () => undefined }) })).toEqual(['storage']);
  expect(missingForSignIn({ ...whole(), document: documentOf(false) })).toEqual(['cookies']);
  expect(missingForSignIn({ ...whole(), crypto: {} as Crypto })).toEqual(['crypto']);
  expect(missingForSignIn(Object.defineProperty(whole(), 'sessionStorage', { get: refuse }))).toEqual(['storage']);
});

const withWorker = { navigator: { serviceWorker: {} } as Navigator };

test('a path is kept where sealed things are kept and the app opens again; the trial leaves no key', async () => {
  expect(await keepsPath(withWorker)).toBe(true);
  expect(await (await keptDatabase())?.count('key')).toBe(0);
  expect(await keepsPath({ navigator: {} as Navigator })).toBe(false);
});

test('a browser that makes no key, or keeps none, keeps no path', async () => {
  const refused = jest.spyOn(crypto.subtle, 'generateKey').mockRejectedValue(new DOMException('', 'NotSupportedError'));
  expect(await keepsPath(withWorker)).toBe(false);
  refused.mockRestore();
  const lost = jest.spyOn(IDBObjectStore.prototype, 'get').mockImplementation(() => refuse());
  expect(await keepsPath(withWorker)).toBe(false);
  lost.mockRestore();
});

test('cameras are looked for where they would be', () => {
  const navigator = { mediaDevices: { getUserMedia: () => undefined } } as unknown as Navigator;
  expect([hasLiveCamera({ navigator }), hasLiveCamera({ navigator: {} as Navigator }), hasLiveCamera({})]).toEqual([
    true,
    false,
    false,
  ]);
  expect([true, false].map((has) => hasPhoneCamera({ document: documentOf(has) }))).toEqual([true, false]);
});
