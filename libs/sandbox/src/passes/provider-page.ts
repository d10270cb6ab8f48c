import type { ServerResponse } from 'node:http';
import { bridgeBehaviours } from '../pos-bridge/bridge-behaviour';
import type { ETickets } from './e-tickets';

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const safe = (text: string): string => text.replace(/[&<>"]/g, (character) => escapes[character] ?? character);

/** The messages that guests would have got, the newest first, and whose pass is on which phone. */
export function providerPage({ messages, all }: ETickets, response: ServerResponse): void {
  const host = safe(response.req.headers.host ?? '');
  const sent = [...messages]
    .reverse()
    .map(
      ({ at, deliveryMode, recipient, customerNumber, pageUrl }) =>
        `<tr><td>${at}</td><td>${deliveryMode === 1 ? 'E-mail' : 'SMS'} to ${safe(recipient)}</td><td>${safe(customerNumber)}</td><td><a href="${safe(pageUrl)}">Your pass</a></td></tr>`,
    );
  const tickets = all.map(
    ({ customerNumber, media: { eticket } }) =>
      `<tr><td>${safe(customerNumber)}</td><td>${safe(eticket?.download?.device ?? 'on no phone')}</td></tr>`,
  );
  response.writeHead(200, {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
  });
  response.end(`<!doctype html><html lang="en"><meta charset="utf-8"><title>Mobile passes</title>
<style>body{font:16px system-ui;margin:2rem}td,th{text-align:start;vertical-align:top;padding:.25rem .75rem}pre{white-space:pre-wrap}</style>
<h1>Mobile passes</h1>
<p>Put a pass on a phone, or behave as you say (${bridgeBehaviours.slice(0, 10).join(', ')}):</p>
<pre>curl -d '{"customerNumber": "C1", "device": "iPhone"}' http://${host}/sandbox/download
curl -d '{"behaviour": "down"}' http://${host}/sandbox/behaviour</pre>
<h2>Messages</h2><table><tr><th>Sent</th><th>To</th><th>Customer</th><th>Link</th></tr>${sent.join('\n')}</table>
<h2>Passes</h2><table><tr><th>Customer</th><th>Phone</th></tr>${tickets.join('\n')}</table></html>`);
}
