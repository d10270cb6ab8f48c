import type { ServerResponse } from 'node:http';
import { safe } from '../http/safe';
import { behaviourForm, sendSandboxPage } from '../http/sandbox-page';
import type { CaughtMail } from './caught-mail';
import { type MailBehaviour, mailBehaviours } from './mail-behaviour';

const empty = `<section class="card empty"><h2>Nothing came yet</h2>
<p class="soft">Sign a waiver as a guest with an e-mail address: the copy comes here.</p></section>`;

/** What was caught, the newest first, and how it is to behave. */
export function catcherPage(mails: readonly CaughtMail[], behaviour: MailBehaviour, response: ServerResponse): void {
  const caught = mails.map(mailCard).reverse().join('\n');
  const intro = `<section class="card"><p class="soft">Nothing leaves this machine. The newest mail stands first.</p>
${behaviourForm(mailBehaviours, behaviour)}</section>`;
  sendSandboxPage(response, 'Mail', `${intro}${caught || empty}`);
}

function mailCard({ at, from, to, subject, text, html, times, attachments }: CaughtMail, index: number): string {
  const files = attachments.map(
    ({ filename, content }, place) =>
      `<li><a href="/mails/${index}/${place}">${safe(filename)} <span class="soft">${Math.ceil(content.length / 1000)} kB</span></a></li>`,
  );
  const again = times > 1 ? `<dt>Came</dt><dd>${times} times; a mailbox shows it once</dd>` : '';
  // What a letter brings along runs nothing and loads nothing: the frame is closed, and the page's policy holds in it.
  const looks = html
    ? `<iframe title="${safe(subject)}" sandbox="" srcdoc="${safe(html)}"></iframe><details><summary>As text</summary><pre dir="auto">${safe(text)}</pre></details>`
    : `<pre dir="auto">${safe(text)}</pre>`;
  return `<article><h2 dir="auto">${safe(subject)}</h2>
<dl><dt>To</dt><dd>${safe(to)}</dd><dt>From</dt><dd>${safe(from)}</dd><dt>At</dt><dd><time datetime="${at}">${at.slice(0, 19).replace('T', ' ')} UTC</time></dd>${again}</dl>
${files.length > 0 ? `<ul class="files">${files.join('')}</ul>` : ''}${looks}</article>`;
}
