import type { ServerResponse } from 'node:http';
import { bridgeBehaviours } from './bridge-behaviour';
import type { AppliedEffect } from './bridge-effects';

/** What the sandbox's point of sale has applied, the newest first. It names nobody. */
export function bridgePage(effects: readonly AppliedEffect[], response: ServerResponse): void {
  const rows = [...effects]
    .reverse()
    .slice(0, 500)
    .map(
      ({ appliedAt, kind, customerNumber, key, came }) =>
        `<tr><td>${appliedAt}</td><td>${kind}</td><td>${customerNumber}</td><td><code>${key}</code></td><td>${came}</td></tr>`,
    );
  response.writeHead(200, {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
  });
  response.end(`<!doctype html><html lang="en"><meta charset="utf-8"><title>Point of sale</title>
<style>body{font:16px system-ui;margin:2rem}td,th{text-align:start;vertical-align:top;padding:.25rem .75rem}pre{white-space:pre-wrap}</style>
<h1>Point of sale</h1>
<p>The contract: <a href="/openapi.json">openapi.json</a>. It behaves as you say (${bridgeBehaviours.join(', ')}):</p>
<pre>curl -d '{"behaviour": "down"}' http://${(response.req.headers.host ?? '').replace(/[^\w.:-]/g, '')}/sandbox/behaviour</pre>
<table><tr><th>Applied</th><th>What</th><th>Customer</th><th>Key</th><th>Came</th></tr>${rows.join('\n')}</table></html>`);
}
