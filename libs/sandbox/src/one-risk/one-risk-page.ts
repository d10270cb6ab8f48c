import { randomBytes } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { safe } from '../http/safe';
import type { OneRiskBehaviour } from './one-risk-behaviour';
import type { OneRiskSession } from './one-risk-sessions';

const style = `:root{color-scheme:light dark}*{box-sizing:border-box}body{margin:0;padding:20px;font:16px/1.5 system-ui,sans-serif}
h1{font-size:20px;margin:0 0 8px}section{border:1px solid #8886;border-radius:12px;padding:16px;margin:0 0 16px}ul{margin:8px 0;padding-inline-start:20px}
button{font:inherit;font-weight:600;min-height:48px;padding:10px 20px;border-radius:10px;border:1px solid #888;margin-inline-end:8px;cursor:pointer}
.sign{background:#1d4ed8;border-color:#1d4ed8;color:#fff}`;

/** What the page says when it is loaded, and when it was signed. */
function sayings(behaviour: OneRiskBehaviour): { atFirst: unknown[]; atLast: unknown } {
  const atLast = { type: 'waiverCompleted' };
  if (behaviour === 'error')
    return { atFirst: [{ type: 'ERROR', status: 503, body: 'The waiver is being edited' }], atLast };
  if (behaviour === 'malformed')
    return { atFirst: ['waiversLoaded?', { type: 'waiverSigned' }, { type: 'waiversLoaded' }], atLast };
  if (behaviour === 'done') return { atFirst: [{ type: 'waiversLoaded' }, { type: 'allWaiversCompleted' }], atLast };
  return { atFirst: [{ type: 'waiversLoaded' }], atLast };
}

/** The partner's page, to be framed by the resort's: it signs here, and says so there. */
export function sendOneRiskPage(response: ServerResponse, session: OneRiskSession, behaviour: OneRiskBehaviour): void {
  const nonce = randomBytes(12).toString('base64');
  const waivers = session.request.waivers.map(({ waiverId, guests }) => {
    const names = guests.map(({ firstName, lastName }) => `<li>${safe(`${firstName} ${lastName}`)}</li>`).join('');
    return `<section><h1>Waiver ${safe(waiverId)}</h1><p>Skiing has risks. By signing you accept them for:</p><ul>${names}</ul></section>`;
  });
  const { atFirst, atLast } = sayings(behaviour);
  const said = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c');
  response.writeHead(200, {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'content-security-policy': `default-src 'none'; style-src 'unsafe-inline'; script-src 'nonce-${nonce}'; connect-src 'self'; base-uri 'none'`,
  });
  response.end(`<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>1Risk (sandbox)</title>
<style>${style}</style>
${waivers.join('\n')}
<button class="sign" id="sign">Sign</button><button id="decline">Decline</button>
<script nonce="${nonce}">
const tell = (message) => parent.postMessage(message, document.referrer ? new URL(document.referrer).origin : '*');
for (const message of ${said(atFirst)}) tell(message);
const settle = async (what) => {
  await fetch(location.pathname + '/' + what, { method: 'POST' });
  tell(${said(atLast)});
};
document.getElementById('sign').addEventListener('click', () => settle('sign'));
document.getElementById('decline').addEventListener('click', () => settle('decline'));
</script></html>`);
}
