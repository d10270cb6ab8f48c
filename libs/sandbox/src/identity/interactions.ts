import type { IncomingMessage, ServerResponse } from 'node:http';
import type Provider from 'oidc-provider';
import { requestText } from '../http/request-text';
import type { Person } from './claims';
import { sendSignInPage } from './pages';

/** The two sign-in routes: GET shows the page, POST checks and hands the person to the provider. */
export async function handleInteraction(
  request: IncomingMessage,
  response: ServerResponse,
  { provider, people, origins }: { provider: Provider; people: readonly Person[]; origins: readonly string[] },
): Promise<void> {
  const { uid, params } = await provider.interactionDetails(request, response);
  const view = { action: `/interaction/${uid}`, people, origins, email: String(params.login_hint ?? ''), wrong: false };
  if (request.method !== 'POST') return sendSignInPage(response, view);
  const form = new URLSearchParams(await requestText(request));
  const found =
    people.find((person) => person.sub === form.get('person')) ??
    findByPassword(people, form.get('email'), form.get('password'));
  if (!found) return sendSignInPage(response, { ...view, email: form.get('email') ?? '', wrong: true });
  return provider.interactionFinished(
    request,
    response,
    { login: { accountId: found.sub, remember: false } },
    { mergeWithLastSubmission: false },
  );
}

/** The person with this e-mail (any case) and password. */
export function findByPassword(people: readonly Person[], email: unknown, password: unknown): Person | undefined {
  const wanted = String(email ?? '')
    .trim()
    .toLowerCase();
  return people.find((person) => person.email.toLowerCase() === wanted && person.password === password);
}
