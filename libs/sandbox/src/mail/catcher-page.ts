import type { ServerResponse } from 'node:http';
import type { CaughtMail } from './caught-mail';
import { type MailBehaviour, mailBehaviours } from './mail-behaviour';

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const safe = (text: string): string => text.replace(/[&<>"]/g, (character) => escapes[character] ?? character);

/** What was caught, the newest first, and how it is to behave. */
export function catcherPage(mails: readonly CaughtMail[], behaviour: MailBehaviour, response: ServerResponse): void {
  const choices = mailBehaviours.map(
    (one) =>
      `<button name="behaviour" value="${one}"${one === behaviour ? ' aria-current="true"' : ''}>${one}</button>`,
  );
  const caught = mails.map(mailSection).reverse();
  response.writeHead(200, {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'",
  });
  response.end(`<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Mail (sandbox)</title>
<style>body{font:16px/1.5 system-ui;margin:2rem;max-width:50rem}button{font:inherit;margin:.15rem}[aria-current]{font-weight:700}
article{border-top:1px solid;padding:1rem 0}pre{white-space:pre-wrap;font:inherit}h2{margin:0}</style>
<h1>Mail</h1>
<p>Nothing leaves this machine. It behaves: <b>${behaviour}</b></p>
<form method="post" action="/sandbox/behaviour">${choices.join('\n')}</form>
${caught.join('\n') || '<p>Nothing came yet.</p>'}</html>`);
}

function mailSection({ at, from, to, subject, text, times, attachments }: CaughtMail, index: number): string {
  const files = attachments.map(
    ({ filename, content }, place) =>
      `<li><a href="/mails/${index}/${place}">${safe(filename)}</a> (${Math.ceil(content.length / 1000)} kB)</li>`,
  );
  const more = times > 1 ? `<p>It came ${times} times.</p>` : '';
  return `<article><h2 dir="auto">${safe(subject)}</h2><p>${at}<br>${safe(from)} to ${safe(to)}</p>${more}<pre dir="auto">${safe(text)}</pre><ul>${files.join('')}</ul></article>`;
}
