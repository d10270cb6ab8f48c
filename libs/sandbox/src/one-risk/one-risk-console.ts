import type { ServerResponse } from 'node:http';
import { type OneRiskBehaviour, oneRiskBehaviours } from './one-risk-behaviour';
import type { SentCallback } from './one-risk-callbacks';
import { safe } from './one-risk-page';
import type { OneRiskSession } from './one-risk-sessions';

interface Shown {
  readonly behaviour: OneRiskBehaviour;
  readonly sessions: readonly OneRiskSession[];
  readonly callbacks: readonly SentCallback[];
}

/** What was asked for and told, the newest first, and how it is to behave. It names nobody. */
export function sendOneRiskConsole(response: ServerResponse, { behaviour, sessions, callbacks }: Shown): void {
  const asked = [...sessions].reverse().map(({ reference, state, request }) => {
    const waivers = request.waivers.map(({ waiverId, guests }) => `${waiverId} for ${guests.length}`).join(', ');
    return `<tr><td><code>${safe(reference)}</code></td><td>${state}</td><td>${safe(waivers)}</td></tr>`;
  });
  const told = [...callbacks]
    .reverse()
    .map(
      ({ id, type, status }) => `<tr><td><code>${id}</code></td><td>${type}</td><td>${safe(String(status))}</td></tr>`,
    );
  const choices = oneRiskBehaviours.map(
    (one) =>
      `<button name="behaviour" value="${one}"${one === behaviour ? ' aria-current="true"' : ''}>${one}</button>`,
  );
  response.writeHead(200, {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'",
  });
  response.end(`<!doctype html><html lang="en"><meta charset="utf-8"><title>1Risk (sandbox)</title>
<style>body{font:16px system-ui;margin:2rem}td,th{text-align:start;padding:.25rem .75rem}button{font:inherit;margin:.15rem}[aria-current]{font-weight:700}</style>
<h1>1Risk</h1>
<p>It behaves: <b>${behaviour}</b></p>
<form method="post" action="/sandbox/behaviour">${choices.join('\n')}</form>
<h2>Asked for</h2><table><tr><th>Reference</th><th>State</th><th>Waivers</th></tr>${asked.join('\n')}</table>
<h2>Told</h2><table><tr><th>Message</th><th>What</th><th>Answer</th></tr>${told.join('\n')}</table></html>`);
}
