const storage = (kept: Map<string, string>) => ({
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
  removeItem: (key: string) => void kept.delete(key),
});

const device = new Map<string, string>();
const emma = {
  accessToken: 'token',
  idToken: undefined,
  expiresAt: Date.now() + 600_000,
  subject: 'emma',
  name: 'Emma Carter',
  givenName: 'Emma',
  familyName: 'Carter',
};

/** The app as a tab loads it that has kept this. */
function load(tab: Map<string, string>): typeof import('./session') {
  Object.defineProperty(globalThis, 'sessionStorage', { value: storage(tab), configurable: true });
  jest.resetModules();
  return jest.requireActual('./session');
}

beforeEach(() => {
  device.clear();
  const window = { addEventListener: () => undefined, removeEventListener: () => undefined };
  Object.defineProperty(globalThis, 'window', { value: window, configurable: true });
  Object.defineProperty(globalThis, 'localStorage', { value: storage(device), configurable: true });
});

test('a tab that heard nothing of a signing out elsewhere starts with nobody; a later sign-in stays (D1)', () => {
  const [one, other] = [new Map<string, string>(), new Map<string, string>()];
  load(one).startSession(emma);
  load(other).startSession(emma);
  expect(load(one).session.get()?.subject).toBe('emma');
  load(other).endSession();
  expect(load(one).session.get()).toBeUndefined();
  expect(one.get('arrival.session')).toBeUndefined();
  load(other).startSession(emma);
  expect(load(one).session.get()).toBeUndefined();
  expect(load(other).session.get()?.subject).toBe('emma');
});

test('who is let in at the counter stays, whichever account signs out on the device (D69)', () => {
  const [counter, account] = [new Map<string, string>(), new Map<string, string>()];
  load(counter).startSession({ ...emma, subject: 'counter 7', isAtCounter: true });
  load(account).startSession(emma);
  load(account).endSession();
  expect(load(counter).session.get()?.subject).toBe('counter 7');
});

test('a session that a version before has kept stays until somebody signs out', () => {
  const tab = new Map([['arrival.session', JSON.stringify(emma)]]);
  expect(load(tab).session.get()?.subject).toBe('emma');
  load(new Map()).endSession();
  expect(load(tab).session.get()).toBeUndefined();
});

test('who goes on without a connection after a restart is signed out by the next signing out, and not by one before', () => {
  load(new Map()).endSession();
  const { session, hasSignedOut } = load(new Map());
  const { goOnAs } = jest.requireActual<typeof import('../kept/ongoing-session')>('../kept/ongoing-session');
  goOnAs(emma);
  expect(hasSignedOut(session.get()!)).toBe(false);
  device.set('arrival.lastSignOut', String(Date.now() + 1));
  expect(hasSignedOut(session.get()!)).toBe(true);
});
