import { type GuestSession, session, sessionExpired } from '../sign-in/session';
import { sendPhoto } from './send-photo';

/** An upload that is under way until it is answered. */
class Upload {
  static last: Upload;
  upload = {};
  status = 0;
  responseText = '';
  onload = () => {};
  onloadend = () => {};
  headers: Record<string, string> = {};
  abort = jest.fn();
  constructor() {
    Upload.last = this;
  }
  open() {}
  send() {}
  getResponseHeader = () => null;
  setRequestHeader(name: string, value: string) {
    this.headers[name] = value;
  }
  answer(status: number, body: object) {
    Object.assign(this, { status, responseText: JSON.stringify(body) });
    this.onload();
    this.onloadend();
  }
}

const signedInWith = (accessToken: string) =>
  session.set({ accessToken, subject: 'emma', expiresAt: Date.now() + 60_000 } as GuestSession);

function upload(picture = new Blob(['picture'])) {
  Object.assign(globalThis, { XMLHttpRequest: Upload });
  const sent = sendPhoto({
    body: { contact: { contactId: 7 } } as Parameters<typeof sendPhoto>[0]['body'],
    photo: { picture, fields: {}, onProgress: () => undefined },
    idempotencyKey: 'key',
    signal: new AbortController().signal,
  });
  return { sent, under: Upload.last };
}

const refused = { code: 'auth.required', status: 401 };

test('a refused token asks to sign in again', async () => {
  signedInWith('earlier');
  const { sent, under } = upload();
  expect(under.headers['authorization']).toBe('Bearer earlier');
  under.answer(401, refused);
  await expect(sent).rejects.toMatchObject({ code: 'auth.required' });
  expect(sessionExpired.get()).toBe(true);
});

test('a session that another one has followed meanwhile takes nothing with it', async () => {
  sessionExpired.set(false);
  signedInWith('earlier');
  const { sent, under } = upload();
  signedInWith('later');
  under.answer(401, refused);
  await expect(sent).rejects.toMatchObject({ code: 'auth.required' });
  expect(sessionExpired.get()).toBe(false);
});

test.each([
  ['a small picture', 1000, true],
  ['as large a one as goes up', 80_000, false],
])('%s (%i bytes) that nobody answers for 20 s is lost: %s', (_, bytes, isLost) => {
  jest.useFakeTimers();
  const { under } = upload(new Blob(['x'.repeat(bytes)]));
  jest.advanceTimersByTime(20_000);
  expect(under.abort.mock.calls.length > 0).toBe(isLost);
  jest.useRealTimers();
});
