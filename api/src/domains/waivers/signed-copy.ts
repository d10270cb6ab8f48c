import { signedByWords } from '@arrival/rules';
import { escapeHtml } from '../../platform/html/escape-html';
import type { SignedCopy } from './waivers.facade';

function row(label: string, value: string | null): string {
  return value === null ? '' : `<tr><th scope="row">${label}</th><td>${escapeHtml(value)}</td></tr>`;
}

/** The copy a guest keeps: the exact text, who signed it, how and when. A whole HTML page without scripts; the text was sanitised when stored. */
export function signedCopy(signed: SignedCopy): string {
  const {
    title,
    language,
    html,
    contactName,
    signerName,
    methods,
    typedName,
    agreementWording,
    relationship,
    isOnBehalf,
    comment,
    png,
  } = signed;
  const valid = signed.expiresOn ? `${signed.effectiveOn} to ${signed.expiresOn}` : `from ${signed.effectiveOn}`;
  const drawn = png
    ? `<p><img alt="Signature of ${escapeHtml(signerName)}" src="data:image/png;base64,${png.toString('base64')}"></p>`
    : '';
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>${escapeHtml(title)}, ${escapeHtml(contactName)}</title>
<style>body{font:16px/1.5 system-ui,sans-serif;max-width:44rem;margin:2rem auto;padding:0 1rem;color:#0b1f33}
table{border-collapse:collapse;margin:2rem 0}th{text-align:start;padding:.25rem 1rem .25rem 0;vertical-align:top}
img{max-width:20rem;border-bottom:1px solid}</style></head>
<body><div lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}"><h1>${escapeHtml(title)}</h1>
${html}
</div>
<h2>Signed</h2>
<table>
${row('For', contactName)}
${row('By', signedByWords({ signerName, isOnBehalf, relationship }))}
${row('On', `${signed.signedAt.toISOString().replace('T', ' ').slice(0, 19)} UTC`)}
${row('Valid', valid)}
${row('How', methods.join(', '))}
${row('Typed name', typedName)}
${row('Agreed', agreementWording)}
${row('Note', comment)}
${row('Record', signed.signatureId)}
${row('SHA-256 of the text', signed.textHash)}
</table>
${drawn}
</body></html>`;
}
