import { inflateSync } from 'node:zlib';

/** What the streams of a PDF hold. */
export function pdfStreams(pdf: Buffer): Buffer[] {
  const found: Buffer[] = [];
  for (let at = pdf.indexOf('stream\n'); at >= 0; at = pdf.indexOf('stream\n', at + 1)) {
    if (pdf.toString('latin1', at - 3, at) === 'end') continue;
    const bytes = pdf.subarray(at + 7, pdf.indexOf('\nendstream', at));
    try {
      found.push(inflateSync(bytes));
    } catch {
      found.push(bytes);
    }
  }
  return found;
}
