import type { ServerResponse } from 'node:http';
import type { ReceivedMessage } from './message';

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const safe = (text: string): string => text.replace(/[&<>"]/g, (character) => escapes[character] ?? character);

/** What came, the newest first. */
export function receiverPage(messages: readonly ReceivedMessage[], response: ServerResponse): void {
  const rows = [...messages]
    .reverse()
    .map(
      ({ at, path, type, id, isSigned, body }) =>
        `<tr><td>${at}</td><td>${safe(path)}</td><td>${safe(type)}</td><td>${isSigned ? 'signed' : 'not by a secret we know'}</td><td><code>${safe(id)}</code><pre>${safe(body)}</pre></td></tr>`,
    );
  response.writeHead(200, {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
  });
  response.end(`<!doctype html><html lang="en"><meta charset="utf-8"><title>Webhook receiver</title>
<style>body{font:16px system-ui;margin:2rem}td,th{text-align:start;vertical-align:top;padding:.25rem .75rem}pre{white-space:pre-wrap}</style>
<h1>Webhook receiver</h1>
<p>Any path takes messages; /slow, /hang, /drip, /reset, /redirect, /error and /gone answer as they say. Tell it a secret, and it checks signatures:</p>
<pre>curl -d '{"secret": "whsec_…"}' ${safe(response.req.headers.host ?? '')}/sandbox/secret</pre>
<table><tr><th>Came</th><th>At</th><th>Type</th><th>Signature</th><th>Message</th></tr>${rows.join('\n')}</table></html>`);
}
