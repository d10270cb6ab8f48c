import type { IncomingMessage, ServerResponse } from 'node:http';
import Provider from 'oidc-provider';
import { openServer } from '../http/open-server';
import { requestText } from '../http/request-text';
import { type Person, signAccessToken, type TokenOptions } from './claims';
import { providerConfiguration } from './configuration';
import { findByPassword, handleInteraction } from './interactions';
import { loadKeys } from './keys';

export interface IdentityOptions {
  /** 0 picks a free one. */
  port: number;
  /** Origins of the apps, such as `http://localhost:3000`: their callbacks are accepted and their scripts may call. */
  origins: readonly string[];
  people: readonly Person[];
  /** Where the keys are kept between starts; without it they are new each time. */
  keysFile?: string;
  host?: string;
  audience?: string;
  clientId?: string;
  adminClientId?: string;
}

export interface IdentityProvider {
  issuer: string;
  /** An access token for a person, as if they had signed in at the guest app, or at the console when they administer. */
  issueToken(email: string, options?: TokenOptions): Promise<string>;
  stop(): Promise<void>;
}

/** Starts the sandbox's OpenID provider (D1): real protocol, people of the demo, loopback only. */
export async function startIdentityProvider(options: IdentityOptions): Promise<IdentityProvider> {
  const names = {
    audience: 'arrival-api',
    clientId: 'arrival-guest',
    adminClientId: 'arrival-admin',
    ...defined(options),
  };
  const { people, origins } = options;
  const keys = await loadKeys(options.keysFile);
  const server = await openServer(options, (_, request, response) => respond(request, response));
  const issuer = `http://localhost:${server.port}`;
  const provider = new Provider(issuer, providerConfiguration({ ...names, keys, origins, people }));
  const callback = provider.callback();
  const sign = (person: Person, choice?: TokenOptions) => {
    const clientId = (person.role ?? 'guest') !== 'guest' ? names.adminClientId : names.clientId;
    return signAccessToken(person, { ...names, clientId, keys, issuer }, choice);
  };
  const respond = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    if (request.url?.startsWith('/interaction/'))
      return answer(handleInteraction(request, response, { provider, people, origins }), response);
    if (request.url === '/sandbox/token' && request.method === 'POST')
      return answer(handOutToken(request, response, people, sign), response);
    return callback(request, response);
  };
  return {
    issuer,
    issueToken: async (email, choice) => {
      const person = people.find((one) => one.email === email.toLowerCase());
      if (!person) throw new Error(`Nobody in the demo has the e-mail address ${email}`);
      return sign(person, choice);
    },
    stop: server.close,
  };
}

/** `npm run token`: e-mail and password against an access token, without a browser. */
async function handOutToken(
  request: IncomingMessage,
  response: ServerResponse,
  people: readonly Person[],
  sign: (person: Person) => Promise<string>,
): Promise<void> {
  const { email, password } = JSON.parse(await requestText(request)) as Record<string, unknown>;
  const person = findByPassword(people, email, password);
  const body = person ? { access_token: await sign(person), token_type: 'Bearer' } : { error: 'invalid_grant' };
  response
    .writeHead(person ? 200 : 401, { 'content-type': 'application/json', 'cache-control': 'no-store' })
    .end(JSON.stringify(body));
}

/** A page that has expired, or nonsense: one plain sentence. */
function answer(work: Promise<void>, response: ServerResponse): Promise<void> {
  return work.catch((error: Error) => {
    if (response.headersSent) return void response.destroy();
    response
      .writeHead(400, { 'content-type': 'text/plain; charset=utf-8' })
      .end(`This sign-in cannot go on: ${error.message}. Go back to the app.`);
  });
}

const defined = <T extends object>(object: T): T =>
  Object.fromEntries(Object.entries(object).filter(([, value]) => value !== undefined)) as T;
