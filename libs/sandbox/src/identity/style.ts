/** The look of the sign-in pages: the resort's colours and ridge line, system fonts, light and dark. */
export const style = `
:root{color-scheme:light dark;--ink:#0b1f33;--ground:#f7fafc;--surface:#fff;--line:#dce5ec;--quiet:#4a5d6e;--action:#0b6e99;--on-action:#fff;--error:#dc143c}
@media(prefers-color-scheme:dark){:root{--ink:#eaf2f8;--ground:#0b1620;--surface:#12212f;--line:#2a3d4e;--quiet:#a9bccb;--action:#5cc3e8;--on-action:#0b1f33;--error:#ff8fa3}}
*{box-sizing:border-box}
body{margin:0;min-height:100vh;background:var(--ground);color:var(--ink);font:16px/1.5 Figtree,system-ui,-apple-system,"Segoe UI",Roboto,sans-serif}
header{position:relative;padding:40px 16px 88px;text-align:center;color:#fff;background:linear-gradient(#0b3a5c,#0b6e99 55%,#f2a66a)}
header svg{position:absolute;inset:auto 0 -1px;width:100%;height:80px;display:block}
h1{margin:0;font-size:31px;line-height:1.15;letter-spacing:-.02em;font-weight:800}
.ground{fill:var(--ground)}
header p{margin:8px 0 0}
main{position:relative;display:grid;gap:16px;max-width:560px;margin:-24px auto 0;padding:0 16px 40px}
section{padding:20px 16px;border:1px solid var(--line);border-radius:16px;background:var(--surface);box-shadow:0 6px 24px rgb(11 31 51/8%)}
h2{margin:0 0 12px;font-size:20px;line-height:1.25;letter-spacing:-.01em}
label{display:block;margin:12px 0 4px;font-weight:600}
input{width:100%;min-height:48px;padding:10px 14px;border:1px solid var(--quiet);border-radius:12px;background:var(--surface);color:inherit;font:inherit}
input[aria-invalid=true]{border-color:var(--error)}
button{font:inherit;color:inherit;cursor:pointer}
.primary{display:block;width:100%;min-height:48px;margin-top:20px;padding:10px 16px;border:1px solid transparent;border-radius:12px;background:var(--action);color:var(--on-action);font-weight:700}
:focus-visible{outline:3px solid var(--action);outline-offset:2px}
.error{margin:0 0 12px;padding:10px 14px;border-left:4px solid var(--error);border-radius:8px;font-weight:600}
ul{display:grid;gap:8px;margin:0;padding:0;list-style:none}
.person{display:grid;grid-template-columns:44px minmax(0,1fr);gap:2px 12px;align-items:center;width:100%;min-height:64px;padding:10px 12px;border:1px solid var(--line);border-radius:12px;background:none;text-align:start}
.person:hover{border-color:var(--action)}
.person i{grid-row:span 2;display:grid;place-items:center;width:44px;height:44px;border-radius:50%;background:var(--action);color:var(--on-action);font-style:normal;font-weight:700}
.person b{overflow-wrap:anywhere}
.person span,.note{color:var(--quiet);font-size:14px;line-height:1.4}
.note{margin:0 0 12px}
@media(min-width:900px){main{grid-template-columns:1fr 1fr;align-items:start;max-width:960px}main:has(section:only-child){grid-template-columns:minmax(0,480px);justify-content:center}}
`;

/** A layered ridge line, in the colours of the page below it. */
export const ridge = `<svg viewBox="0 0 1200 120" preserveAspectRatio="none" aria-hidden="true" focusable="false">
<path fill="#fff" opacity=".25" d="M0 78 150 30l90 40 160-62 140 66 120-34 150 44 130-58 110 48 150-34v120H0z"/>
<path fill="#fff" opacity=".4" d="M0 96 120 62l140 34 130-52 170 56 130-38 160 44 140-50 110 40 100-22v66H0z"/>
<path class="ground" d="M0 112 200 88l160 20 180-28 190 30 170-24 160 22 140-20v40H0z"/></svg>`;
