import { copyRows, copyWords, fillTokens } from '@arrival/rules';
import { escapeHtml } from '../../platform/html/escape-html';
import type { SignedCopy } from './waivers.facade';

function row(label: string, value: string | null): string {
  return value === null ? '' : `<tr><th scope="row">${label}</th><td>${escapeHtml(value)}</td></tr>`;
}

/** The copy a guest keeps: the exact text, who signed it, how and when. A whole HTML page without scripts; the text was sanitised when stored. */
export function signedCopy(signed: SignedCopy): string {
  const { title, language, html, contactName, signerName, png } = signed;
  const words = copyWords[language];
  const drawing = escapeHtml(fillTokens(words.drawing, { name: signerName }));
  const drawn = png ? `<p><img alt="${drawing}" src="data:image/png;base64,${png.toString('base64')}"></p>` : '';
  const rows = [...copyRows(signed), [words.record, signed.signatureId], [words.textHash, signed.textHash]] as const;
  return `<!doctype html>
<html lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}"><head><meta charset="utf-8"><title>${escapeHtml(title)}, ${escapeHtml(contactName)}</title>
<style>body{font:16px/1.5 system-ui,sans-serif;max-width:44rem;margin:2rem auto;padding:0 1rem;color:#0b1f33}
table{border-collapse:collapse;margin:2rem 0}th{text-align:start;padding:.25rem 1rem .25rem 0;vertical-align:top}td{white-space:pre-line}
img{max-width:20rem;border-bottom:1px solid}</style></head>
<body><h1>${escapeHtml(title)}</h1>
${html}
<h2>${words.signed}</h2>
<table>
${rows.map(([label, value]) => row(label, value)).join('\n')}
</table>
${drawn}
</body></html>`;
}
