import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ContentInfo, SignedData } from 'pkijs';

/** A signature in a PDF: the bytes that it is of, and itself (DER). */
export interface PdfSeal {
  readonly content: Buffer;
  readonly signature: Buffer;
}

/** Of the last signature, as a reader of PDFs takes it out (ISO 32000-1 §12.8.1). */
export function sealOf(pdf: Buffer): PdfSeal {
  const text = pdf.toString('latin1');
  const ranges = [...text.matchAll(/\/ByteRange \[(\d+) +(\d+) +(\d+) +(\d+) *\]/g)].at(-1)!.slice(1).map(Number);
  const [from, length, after, rest] = ranges as [number, number, number, number];
  if (from !== 0 || after + rest !== pdf.length) throw new Error('Not the whole file is signed');
  const padded = Buffer.from(text.slice(length + 1, after - 1), 'hex');
  const head = padded.readUInt16BE(2) + 4;
  return {
    content: Buffer.concat([pdf.subarray(0, length), pdf.subarray(after)]),
    signature: padded.subarray(0, head),
  };
}

export const signedDataOf = ({ signature }: PdfSeal): SignedData =>
  new SignedData({ schema: ContentInfo.fromBER(new Uint8Array(signature)).content });

/** As PKI.js sees it: the digest of the content and the signature, by WebCrypto. */
export const isWholeByPkijs = (seal: PdfSeal): Promise<boolean> =>
  signedDataOf(seal)
    .verify({ signer: 0, data: new Uint8Array(seal.content).buffer })
    .catch(() => false);

/** As openssl sees it, with the chain and the attribute that names the certificate (CAdES). Throws what it says. */
export function verifyByOpenssl({ content, signature }: PdfSeal, folder: string): void {
  const at = (name: string) => join(folder, name);
  writeFileSync(at('seal.der'), signature);
  writeFileSync(at('content'), content);
  const given = ['-in', at('seal.der'), '-inform', 'DER', '-content', at('content'), '-binary', '-out', at('out')];
  const trusted = ['-CAfile', at('root.pem'), '-purpose', 'any'];
  execFileSync('openssl', ['cms', '-verify', '-cades', ...given, ...trusted], { stdio: 'pipe' });
}

/** What poppler says, where it is installed. */
export function pdfsigOn(pdf: Buffer, folder: string): string | undefined {
  const file = join(folder, 'sealed.pdf');
  writeFileSync(file, pdf);
  try {
    return execFileSync('pdfsig', ['-nocert', file], { encoding: 'utf8', stdio: 'pipe' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}
