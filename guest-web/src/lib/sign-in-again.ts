import { oidcClient, toSession } from './oidc';
import { startSession } from './session';

const channelName = 'arrival.sign-in';
/** Part of the OpenID state, so that the window which comes back knows that a page is waiting for it. */
const windowMark = 'window';

export interface SignInWindow {
  /** Must run inside the click; false when the browser refused the window. */
  open(): boolean;
  cancel(): void;
}

/**
 * Prepares signing in again in a window of its own, so that this page keeps all that was typed, health answers too.
 * Opener rules may cut the windows apart on their way through the provider, so they talk over a channel.
 */
export async function prepareSignInWindow(onDone: () => void, onFailure: () => void): Promise<SignInWindow> {
  const client = await oidcClient();
  const { url } = await client.createSigninRequest({ url_state: windowMark });
  const channel = new BroadcastChannel(channelName);
  channel.onmessage = (message: MessageEvent<unknown>) => {
    if (typeof message.data !== 'string' || !message.data.startsWith(`${location.origin}/oidc-callback?`)) return;
    client.processSigninResponse(message.data).then((answer) => {
      startSession(toSession(answer));
      onDone();
    }, onFailure);
  };
  return {
    open: () => window.open(url, 'arrival-sign-in', 'popup,width=480,height=720') !== null,
    cancel: () => channel.close(),
  };
}

/** In the window that comes back: gives the answer to the page that waits. Says whether this is such a window. */
export function handToWaitingPage(): boolean {
  const state = new URLSearchParams(location.search).get('state') ?? '';
  if (!state.endsWith(`;${windowMark}`)) return false;
  const channel = new BroadcastChannel(channelName);
  channel.postMessage(location.href);
  channel.close();
  window.close();
  return true;
}
