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
  const found = await provider.interactionDetails(request, response).catch(async (error: Error) => {
    // Signed out in another tab since: begun anew, without the session that has ended.
    const begun = await provider.Interaction.find(request.url?.split('/')[2] ?? '');
    if (!begun) throw error;
    response.writeHead(303, { location: `/auth?${new URLSearchParams(begun.params as Record<string, string>)}` }).end();
  });
  if (!found) return;
  const { uid, params } = found;
  const view = { action: `/interaction/${uid}`, people, origins, email: String(params.login_hint ?? ''), wrong: false };
  if (request.method !== 'POST') return sendSignInPage(response, view);
  const form = new URLSearchParams(await requestText(request));
  const person =
    people.find(({ sub }) => sub === form.get('person')) ??
    findByPassword(people, form.get('email'), form.get('password'));
  if (!person) return sendSignInPage(response, { ...view, email: form.get('email') ?? '', wrong: true });
  return provider.interactionFinished(
    request,
    response,
    { login: { accountId: person.sub, remember: false } },
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
