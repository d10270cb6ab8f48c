import { oidcClient, toSession } from './oidc';
import { session, startSession } from './session';

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
export async function prepareSignInWindow(onDone: (isSamePerson: boolean) => void, onFailure: () => void): Promise<SignInWindow> {
  const client = await oidcClient();
  const { url } = await client.createSigninRequest({ url_state: windowMark });
  const channel = new BroadcastChannel(channelName);
  channel.onmessage = (message: MessageEvent<unknown>) => {
    if (typeof message.data !== 'string' || !message.data.startsWith(`${location.origin}/oidc-callback?`)) return;
    channel.close();
    client.processSigninResponse(message.data).then((answer) => {
      const before = session.get()?.subject;
      startSession(toSession(answer));
      onDone(before === answer.profile.sub);
    }, onFailure);
  };
  return {
    open: () => window.open(url, 'arrival-sign-in', 'popup,width=480,height=720') !== null,
    cancel: () => channel.close(),
  };
}

/** Is this the window that another page opened, on its way back? */
export function isSignInWindow(): boolean {
  return new URLSearchParams(location.search).get('state')?.endsWith(`;${windowMark}`) ?? false;
}

/** Gives the provider's answer to the page that waits for it, and closes. */
export function handToWaitingPage(): void {
  const channel = new BroadcastChannel(channelName);
  channel.postMessage(location.href);
  channel.close();
  window.close();
}
