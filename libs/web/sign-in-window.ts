import type { OidcClient } from 'oidc-client-ts';
import type { Answer } from './session';

/** Part of the OpenID state, so that the window which comes back knows that a page is waiting for it. */
const mark = 'window';

export interface SignInWindow {
  /** Must run inside the click; false when the browser refused the window. */
  open(): boolean;
  cancel(): void;
}

interface Waiting {
  client: OidcClient;
  callback: string;
  name: string;
  onAnswer: (answer: Answer) => void;
  /** The answer was none: this window is spent, a new one has to be prepared. */
  onFailure: () => void;
}

/**
 * Prepares signing in again in a window of its own, so that the page keeps all that was typed.
 * Opener rules may cut the windows apart on their way through the provider, so they talk over a channel.
 */
export async function prepareSignInWindow({
  client,
  callback,
  name,
  onAnswer,
  onFailure,
}: Waiting): Promise<SignInWindow> {
  const { url } = await client.createSigninRequest({ url_state: mark });
  const state = stateOf(url);
  const channel = new BroadcastChannel(name);
  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    // Another tab may wait for the answer to a question of its own.
    if (typeof data !== 'string' || !data.startsWith(`${callback}?`) || stateOf(data) !== state) return;
    channel.close();
    client.processSigninResponse(data).then(onAnswer, onFailure);
  };
  return {
    open: () => window.open(url, name, 'popup,width=480,height=720') !== null,
    cancel: () => channel.close(),
  };
}

const stateOf = (address: string): string | null => new URL(address).searchParams.get('state');

/** Is this the window that another page opened, on its way back? */
export const isSignInWindow = (): boolean =>
  new URLSearchParams(location.search).get('state')?.endsWith(`;${mark}`) ?? false;

/** Gives the provider's answer to the page that waits for it, and closes. */
export function handToWaitingPage(name: string): void {
  const channel = new BroadcastChannel(name);
  channel.postMessage(location.href);
  channel.close();
  window.close();
}
