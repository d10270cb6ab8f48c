import type { ServerResponse } from 'node:http';
import { safe } from '../http/safe';
import { behaviourForm, sendSandboxPage, table } from '../http/sandbox-page';
import { type OneRiskBehaviour, oneRiskBehaviours } from './one-risk-behaviour';
import type { SentCallback } from './one-risk-callbacks';
import type { OneRiskSession } from './one-risk-sessions';

interface Shown {
  readonly behaviour: OneRiskBehaviour;
  readonly sessions: readonly OneRiskSession[];
  readonly callbacks: readonly SentCallback[];
}

/** What was asked for and told, the newest first, and how it is to behave. It names nobody. */
export function sendOneRiskConsole(response: ServerResponse, { behaviour, sessions, callbacks }: Shown): void {
  const asked = sessions.map(({ reference, state, request }) => {
    const waivers = request.waivers.map(({ waiverId, guests }) => `${waiverId} for ${guests.length}`).join(', ');
    return [`<code>${safe(reference)}</code>`, state, safe(waivers)];
  });
  const told = callbacks.map(({ id, type, status }) => [`<code>${id}</code>`, type, safe(String(status))]);
  sendSandboxPage(
    response,
    '1Risk',
    `<section class="card">${behaviourForm(oneRiskBehaviours, behaviour)}</section>
<section class="card"><h2>Asked for</h2>${table(['Reference', 'State', 'Waivers'], asked.reverse())}</section>
<section class="card"><h2>Told</h2>${table(['Message', 'What', 'Answer'], told.reverse())}</section>`,
  );
}
