import type { ServerResponse } from 'node:http';
import { safe } from './safe';

/** A page of the sandbox: it looks like the product's console, and runs nothing. `body` is HTML. */
export function sendSandboxPage(response: ServerResponse, title: string, body: string): void {
  response.writeHead(200, {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; img-src data:; form-action 'self'",
  });
  response.end(`<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${safe(title)} (sandbox)</title><style>${style}</style>
<header><div><h1>${safe(title)}</h1><p>Sandbox</p></div></header><main>${body}</main></html>`);
}

/** A form of buttons, of which one is how it behaves now. */
export const behaviourForm = (behaviours: readonly string[], now: string): string =>
  `<form method="post" action="/sandbox/behaviour"><fieldset><legend>It behaves</legend>${behaviours
    .map((one) => `<button name="behaviour" value="${one}" aria-pressed="${one === now}">${one}</button>`)
    .join('')}</fieldset></form>`;

/** Cells are HTML. */
export function table(heads: readonly string[], rows: readonly (readonly (string | number)[])[]): string {
  const row = (cells: readonly (string | number)[], tag: 'th' | 'td') =>
    `<tr>${cells.map((cell) => `<${tag}>${cell}</${tag}>`).join('')}</tr>`;
  return `<table>${row(heads, 'th')}${rows.map((cells) => row(cells, 'td')).join('\n')}</table>`;
}

const style = `:root{color-scheme:light dark;--ground:#f4f6f9;--card:#fff;--ink:#16202c;--soft:#526070;--line:#d5dce4;--main:#0f4c81;--on:#fff}
@media (prefers-color-scheme:dark){:root{--ground:#10161d;--card:#1a232d;--ink:#e8eef4;--soft:#a3b1c0;--line:#33414f;--main:#8cc4f2;--on:#0b1a28}}
*{box-sizing:border-box}body{margin:0;background:var(--ground);color:var(--ink);font:16px/1.5 system-ui,sans-serif;overflow-wrap:anywhere}
header{background:var(--card);border-bottom:1px solid var(--line)}header div,main{max-width:52rem;margin:0 auto;padding:1rem}
header div{display:flex;align-items:baseline;gap:.75rem}h1{font-size:1.4rem;margin:0}header p,.soft{color:var(--soft);margin:0;font-size:.9rem}
h2{font-size:1.1rem;margin:0}main{display:grid;gap:1rem}main>*{min-width:0}
article,.card{background:var(--card);border:1px solid var(--line);border-radius:12px;padding:1rem;margin:0}
article{display:grid;gap:.75rem}article>*{min-width:0}dl{display:grid;grid-template-columns:auto 1fr;gap:.1rem .75rem;margin:0;font-size:.9rem}
dt{color:var(--soft)}dd{margin:0}fieldset{border:0;padding:0;margin:0;display:flex;flex-wrap:wrap;gap:.5rem}legend{padding:0 0 .4rem;color:var(--soft);font-size:.9rem}
button{font:inherit;min-height:44px;min-width:44px;padding:0 1rem;border:1px solid var(--line);border-radius:10px;background:var(--card);color:inherit;cursor:pointer}
button[aria-pressed=true]{background:var(--main);border-color:var(--main);color:var(--on);font-weight:600}
button:focus-visible,a:focus-visible,summary:focus-visible{outline:3px solid var(--main);outline-offset:2px}
ul.files{list-style:none;display:flex;flex-wrap:wrap;gap:.5rem;margin:0;padding:0}
ul.files a{display:inline-flex;align-items:center;gap:.5rem;min-height:44px;padding:0 .9rem;border:1px solid var(--line);border-radius:10px;text-decoration:none}
a{color:var(--main)}ul.files .soft{white-space:nowrap}header+main .card>form{margin-top:.75rem}pre{white-space:pre-wrap;font:inherit;margin:0}summary{cursor:pointer;min-height:44px;display:flex;align-items:center;color:var(--main)}
iframe{width:100%;height:14rem;resize:vertical;border:1px solid var(--line);border-radius:8px;background:#fff}
table{border-collapse:collapse}td,th{text-align:start;vertical-align:top;padding:.25rem 1.5rem .25rem 0;overflow-wrap:normal}
td code,td pre{overflow-wrap:anywhere}.card{overflow-x:auto}
.empty{text-align:center;padding:3rem 1rem}`;
