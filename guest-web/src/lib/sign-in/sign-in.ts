import type { CreateSigninRequestArgs } from 'oidc-client-ts';
import { leaveToComeBack } from '../drafts/unsaved';
import { openId } from './oidc';
import { savePath } from './saved-path';

/** Leaves for the OpenID provider and comes back to the given path. More may be asked of the sign-in, such as that it is fresh. */
export async function signIn(path: string, more?: Pick<CreateSigninRequestArgs, 'prompt' | 'max_age'>): Promise<void> {
  const client = await openId.client();
  const { url } = await client.createSigninRequest({ state: { path }, ...more });
  savePath(path);
  leaveToComeBack();
  // Replaced, not added: Back from the provider leads to the page before, never round in circles.
  location.replace(url);
}

/** The address that signs out at the provider too and then leads back to `/`. */
export async function signOutUrl(idToken: string | undefined): Promise<string> {
  const { url } = await (await openId.client()).createSignoutRequest(idToken ? { id_token_hint: idToken } : {});
  return url;
}
