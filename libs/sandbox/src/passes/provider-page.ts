import type { ServerResponse } from 'node:http';
import { answerBehaviours } from '../http/answer-badly';
import { safe } from '../http/safe';
import { sendSandboxPage, table } from '../http/sandbox-page';
import type { ETickets } from './e-tickets';

/** The messages that guests would have got, the newest first, and whose pass is on which phone. */
export function providerPage({ messages, all }: ETickets, response: ServerResponse): void {
  const host = safe(response.req.headers.host ?? '');
  const sent = messages.map(({ at, deliveryMode, recipient, customerNumber, pageUrl }) => [
    at,
    `${deliveryMode === 1 ? 'E-mail' : 'SMS'} to ${safe(recipient)}`,
    safe(customerNumber),
    `<a href="${safe(pageUrl)}">Your pass</a>`,
  ]);
  const tickets = all.map(({ customerNumber, media: { eticket } }) => [
    safe(customerNumber),
    safe(eticket?.download?.device ?? 'on no phone'),
  ]);
  sendSandboxPage(
    response,
    'Mobile passes',
    `<section class="card">Put a pass on a phone, or behave as you say (${answerBehaviours.join(', ')}):
<pre><code>curl -d '{"customerNumber": "C1", "device": "iPhone"}' http://${host}/sandbox/download
curl -d '{"behaviour": "down"}' http://${host}/sandbox/behaviour</code></pre></section>
<section class="card"><h2>Messages</h2>${table(['Sent', 'To', 'Customer', 'Link'], sent.reverse())}</section>
<section class="card"><h2>Passes</h2>${table(['Customer', 'Phone'], tickets)}</section>`,
  );
}
