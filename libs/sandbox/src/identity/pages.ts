import { randomBytes } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import type { ErrorOut, KoaContextWithOIDC } from 'oidc-provider';
import type { DemoPerson } from '../demo/people';
import { safe } from '../http/safe';
import type { Person } from './claims';
import { ridge, style } from './style';

interface Page {
  title: string;
  lead: string;
  body: string;
  /** Origins that the form's answer may lead to. */
  formTargets?: readonly string[];
  script?: string;
}

export interface SignInView {
  action: string;
  people: readonly (Person & Partial<DemoPerson>)[];
  email: string;
  wrong: boolean;
  origins: readonly string[];
}

/** The sign-in page: e-mail and password as at any provider, and the demo people to tap. */
export function sendSignInPage(response: ServerResponse, view: SignInView): void {
  const error = view.wrong
    ? '<p class="error" role="alert" id="wrong">The e-mail address or the password is wrong.</p>'
    : '';
  const invalid = view.wrong ? ' aria-invalid="true" aria-describedby="wrong"' : '';
  const form = `<section aria-labelledby="with-password"><h2 id="with-password">With your password</h2>${error}
<form method="post" action="${safe(view.action)}">
<label for="email">E-mail address</label>
<input id="email" name="email" type="email" autocomplete="username" inputmode="email" required value="${safe(view.email)}"${invalid}>
<label for="password">Password</label>
<input id="password" name="password" type="password" autocomplete="current-password" required${invalid}>
<button class="primary" type="submit">Sign in</button></form></section>`;
  const people = view.people.map((person) => `<li>${personButton(person)}</li>`).join('\n');
  const list = `<section aria-labelledby="as-demo"><h2 id="as-demo">As somebody from the demo</h2>
<p class="note">Tap a name. The password of all is “${safe(view.people[0]?.password ?? '')}”.</p>
<form method="post" action="${safe(view.action)}"><ul>${people}</ul></form></section>`;
  const { html, headers } = page({
    title: 'Sign in',
    lead: 'Get your family ready for the snow',
    body: form + (view.people.length > 0 ? list : ''),
    formTargets: view.origins,
  });
  response.writeHead(view.wrong ? 401 : 200, headers).end(html);
}

const personButton = (person: Person & Partial<DemoPerson>) =>
  `<button class="person" name="person" value="${safe(person.sub)}"><i aria-hidden="true">${initials(person)}</i>
<b>${safe(`${person.givenName} ${person.familyName}`)}${person.role === undefined || person.role === 'guest' ? '' : ` · ${person.role}`}</b>
<span>${safe(person.about ?? person.email)}</span></button>`;

const initials = (person: Person) =>
  safe([person.givenName, person.familyName].map((name) => [...name][0] ?? '').join(''));

/** Signing out needs no second question: the page confirms by itself, the button is for browsers without scripts. */
export function signOutPage(ctx: KoaContextWithOIDC, form: string): void {
  send(ctx, {
    title: 'Signing out…',
    lead: 'One moment, please',
    body: `<section>${form.replace('</form>', '<input type="hidden" name="logout" value="yes"></form>')}
<button class="primary" type="submit" form="op.logoutForm">Sign out</button></section>`,
    formTargets: ctx.oidc.client?.redirectUris?.map((uri) => new URL(uri).origin),
    script: "document.getElementById('op.logoutForm').submit()",
  });
}

/** Shown when no app asked for the sign-out. */
export function signedOutPage(ctx: KoaContextWithOIDC): void {
  send(ctx, { title: 'You are signed out', lead: 'See you on the snow', body: '' });
}

/** What the provider cannot answer by a redirect, such as an unknown app or a wrong return address. */
export function errorPage(ctx: KoaContextWithOIDC, out: ErrorOut): void {
  const words = safe(out.error_description ?? out.error);
  send(ctx, {
    title: 'Sign-in is not possible',
    lead: 'Go back to the app and try again',
    body: `<section><p>${words}</p><code>${safe(out.error)}</code></section>`,
  });
}

function send(ctx: KoaContextWithOIDC, content: Page): void {
  const { html, headers } = page(content);
  ctx.set(headers);
  ctx.body = html;
}

/** A whole page that may load nothing from anywhere. */
function page({ title, lead, body, formTargets = [], script }: Page): {
  html: string;
  headers: Record<string, string>;
} {
  const nonce = randomBytes(12).toString('base64');
  const html = `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} · Arrival</title><link rel="icon" href="data:,"><style nonce="${nonce}">${style}</style></head>
<body><header><h1>${title}</h1><p>${lead}</p>${ridge}</header><main>${body}</main>
${script ? `<script nonce="${nonce}">${script}</script>` : ''}</body></html>`;
  const policy = `default-src 'none'; style-src 'nonce-${nonce}'; script-src 'nonce-${nonce}'; img-src data:; base-uri 'none'; frame-ancestors 'none'`;
  const targets = [...new Set(["'self'", ...formTargets])].join(' ');
  return {
    html,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': `${policy}; form-action ${targets}`,
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
    },
  };
}
