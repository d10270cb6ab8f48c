import type { ServerResponse } from 'node:http';
import { safe } from '../http/safe';
import { sendSandboxPage, table } from '../http/sandbox-page';
import type { ReceivedMessage } from './message';

/** What came, the newest first. */
export function receiverPage(messages: readonly ReceivedMessage[], response: ServerResponse): void {
  const host = safe(response.req.headers.host ?? '');
  const rows = messages.map(({ at, path, type, id, isSigned, body }) => [
    at,
    safe(path),
    safe(type),
    isSigned ? 'signed' : 'not by a secret we know',
    `<code>${safe(id)}</code><pre>${safe(body)}</pre>`,
  ]);
  sendSandboxPage(
    response,
    'Webhook receiver',
    `<section class="card">Any path takes messages; /slow, /hang, /drip, /reset, /redirect, /error and /gone answer as they say. Tell it a secret, and it checks signatures:
<pre><code>curl -d '{"secret": "whsec_…"}' ${host}/sandbox/secret</code></pre></section>
<section class="card">${table(['Came', 'At', 'Type', 'Signature', 'Message'], rows.reverse())}</section>`,
  );
}
