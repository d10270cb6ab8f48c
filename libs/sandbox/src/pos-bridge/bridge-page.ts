import type { ServerResponse } from 'node:http';
import { safe } from '../http/safe';
import { sendSandboxPage, table } from '../http/sandbox-page';
import { bridgeBehaviours } from './bridge-behaviour';
import type { AppliedEffect } from './bridge-effects';

/** What the sandbox's point of sale has applied, the newest first. It names nobody. */
export function bridgePage(effects: readonly AppliedEffect[], response: ServerResponse): void {
  const host = safe(response.req.headers.host ?? '');
  const rows = effects
    .slice(-500)
    .reverse()
    .map(({ appliedAt, kind, customerNumber, key, came }) => [
      appliedAt,
      kind,
      safe(customerNumber),
      `<code>${safe(key)}</code>`,
      came,
    ]);
  sendSandboxPage(
    response,
    'Point of sale',
    `<section class="card">The contract: <a href="/openapi.json">openapi.json</a>. It behaves as you say (${bridgeBehaviours.join(', ')}):
<pre><code>curl -d '{"behaviour": "down"}' http://${host}/sandbox/behaviour</code></pre></section>
<section class="card">${table(['Applied', 'What', 'Customer', 'Key', 'Came'], rows)}</section>`,
  );
}
