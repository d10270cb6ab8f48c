import { UserManager } from 'oidc-client-ts';

/**
 * The hidden frame of a silent sign-in, without the app: hands the provider's answer to the page around it. Whom that page asked need not
 * be known for it.
 */
const settings = { authority: '', client_id: '', redirect_uri: '', automaticSilentRenew: false };
void new UserManager(settings).signinSilentCallback();
