import type { OidcClient } from 'oidc-client-ts';
import { prepareSignInWindow } from './sign-in-window';

const name = 'a sign-in';
const callback = 'https://arrival.example/oidc-callback';
const ours = 'state=ours;window';
const answer = { access_token: 'a' };
let answers: URL[];
let client: OidcClient;

beforeEach(() => {
  answers = [];
  const processSigninResponse = async (url: string) => {
    answers.push(new URL(url));
    if (url.includes('error')) throw new Error('refused');
    return answer;
  };
  client = {
    createSigninRequest: async () => ({ url: 'https://login.example?state=ours;window' }),
    processSigninResponse,
  } as unknown as OidcClient;
});

/** Waits for what a window that comes back with these addresses leads to. */
async function comeBackWith(...addresses: unknown[]): Promise<unknown> {
  const other = new BroadcastChannel(name);
  try {
    return await new Promise((resolve, reject) => {
      prepareSignInWindow({ client, callback, name, onAnswer: resolve, onFailure: () => resolve('failed') }).then(
        () => {
          for (const address of addresses) other.postMessage(address);
        },
        reject,
      );
    });
  } finally {
    other.close();
  }
}

test("the page takes the provider's answer from the window that came back", async () => {
  await expect(comeBackWith(`${callback}?code=1&${ours}`)).resolves.toBe(answer);
});

test('whatever else comes along the channel is no answer', async () => {
  await expect(
    comeBackWith({ code: 1 }, `https://elsewhere.example/oidc-callback?code=2&${ours}`, `${callback}?code=3&${ours}`),
  ).resolves.toBe(answer);
  expect(answers.map(String)).toEqual([`${callback}?code=3&${ours}`]);
});

test('an answer that signs nobody in is told, so that another window can be prepared', async () => {
  await expect(comeBackWith(`${callback}?error=access_denied&${ours}`)).resolves.toBe('failed');
});

test('the answer that another tab waits for is left to it', async () => {
  await expect(comeBackWith(`${callback}?code=1&state=theirs;window`, `${callback}?code=2&${ours}`)).resolves.toBe(
    answer,
  );
  expect(answers.map(String)).toEqual([`${callback}?code=2&${ours}`]);
});
