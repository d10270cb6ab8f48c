import type { SigninResponse } from 'oidc-client-ts';
import { isCurrent, toSession } from './session';

const answer = (more: Partial<SigninResponse>, profile: object = {}) =>
  ({ access_token: 'a', id_token: 'i', profile: { sub: 'emma', ...profile }, ...more }) as SigninResponse;

test("the provider's seconds become milliseconds, and it is over when they have passed", () => {
  const session = toSession(answer({ expires_at: 1000 }));
  expect(session).toMatchObject({ accessToken: 'a', idToken: 'i', subject: 'emma', expiresAt: 1_000_000 });
  expect([isCurrent(session, 999_999), isCurrent(session, 1_000_000), isCurrent(undefined)]).toEqual([
    true,
    false,
    false,
  ]);
});

test('a token without an end counts for five minutes', () => {
  expect(toSession(answer({}), 1_000_000).expiresAt).toBe(1_300_000);
});

test.each([
  [{ name: 'Emma Carter', email: 'emma@example.com' }, 'Emma Carter'],
  [{ email: 'emma@example.com' }, 'emma@example.com'],
  [{}, ''],
])('%j is called "%s"', (profile, name) => {
  expect(toSession(answer({}, profile)).name).toBe(name);
});
