import { createHash } from 'node:crypto';
import { PdfFile } from './pdf-file';

/** A PDF with room for the signature of everything around that room. */
export interface OpenPdf {
  readonly pdf: Buffer;
  /** Of the room, with its brackets. */
  readonly start: number;
  readonly end: number;
}

export interface SealWords {
  readonly name: string;
  readonly reason: string;
  /** In milliseconds. */
  readonly at: number;
}

/** Print, and locked: what PDF/A-3 wants of every annotation (ISO 19005-3 §6.3.2). */
const ANNOTATION_FLAGS = 4 + 128;
/** Signatures are there, and the file is only added to. */
const SIGNATURE_FLAGS = 3;
const OFFSET_DIGITS = 10;

const offset = (at: number): string => String(at).padStart(OFFSET_DIGITS, '0');
const spaced = (at: number): string => String(at).padEnd(OFFSET_DIGITS, ' ');
/** A text string in UTF-16. */
const written = (text: string): string => `<feff${Buffer.from(text, 'utf16le').swap16().toString('hex')}>`;
/** `D:20260203102030Z`. */
const dated = (at: number): string => `(D:${new Date(at).toISOString().replace(/\D/g, '').slice(0, 14)}Z)`;

const added = (dictionary: string, entries: string): string =>
  `${dictionary.slice(0, dictionary.lastIndexOf('>>'))}${entries}>>`;

function withAnnotation(file: PdfFile, page: string, annotation: number): string {
  const [indirect, number] = /\/Annots\s+(\d+) 0 R/.exec(page) ?? [];
  const own = indirect ? page.replace(indirect, () => `/Annots ${file.object(Number(number))}`) : page;
  const array = /\/Annots\s*\[/;
  return array.test(own)
    ? own.replace(array, `/Annots [${annotation} 0 R `)
    : added(own, ` /Annots [${annotation} 0 R]`);
}

const RANGE = '/ByteRange [0 ';

/**
 * Adds a revision with an invisible signature field and room for a signature of so many bytes; what was there stays byte by byte. Own code and
 * not `@signpdf/placeholder-plain`, which leaves out the trailer's `/ID` that PDF/A needs and looks for words in the whole file.
 */
export function withRoom(pdf: Buffer, { name, reason, at }: SealWords, bytes: number): OpenPdf {
  const file = new PdfFile(pdf);
  const [signature, field] = [file.size, file.size + 1];
  const { catalog, firstPage } = file;
  const room = '0'.repeat(bytes * 2);
  const range = `${RANGE}${spaced(0)} ${spaced(0)} ${spaced(0)}]`;
  const objects = new Map<number, string>([
    [
      signature,
      `<</Type /Sig /Filter /Adobe.PPKLite /SubFilter /ETSI.CAdES.detached ${range} /Contents <${room}> /M ${dated(at)} /Name ${written(name)} /Reason ${written(reason)}>>`,
    ],
    [
      field,
      `<</Type /Annot /Subtype /Widget /FT /Sig /T (Seal) /F ${ANNOTATION_FLAGS} /Rect [0 0 0 0] /P ${firstPage} 0 R /V ${signature} 0 R>>`,
    ],
    [catalog, added(file.object(catalog), ` /AcroForm <</Fields [${field} 0 R] /SigFlags ${SIGNATURE_FLAGS}>>`)],
    [firstPage, withAnnotation(file, file.object(firstPage), field)],
  ]);
  const whole = Buffer.concat([pdf, Buffer.from(revision(file, pdf, objects), 'latin1')]);
  const start = whole.indexOf(`<${room}>`, pdf.length, 'latin1');
  const end = start + room.length + 2;
  const ranges = [start, end, whole.length - end].map(spaced).join(' ');
  whole.write(ranges, whole.indexOf(RANGE, pdf.length, 'latin1') + RANGE.length, 'latin1');
  return { pdf: whole, start, end };
}

/** Objects, their table, and the trailer. */
function revision(file: PdfFile, pdf: Buffer, objects: ReadonlyMap<number, string>): string {
  let text = '\n';
  const rows: string[] = [];
  for (const [number, content] of [...objects].sort(([one], [other]) => one - other)) {
    rows.push(`${number} 1\n${offset(pdf.length + text.length)} 00000 n \n`);
    text += `${number} 0 obj\n${content}\nendobj\n`;
  }
  const table = pdf.length + text.length;
  const id = createHash('sha256').update(pdf).update(text).digest('hex').slice(0, 32);
  const trailer = file.trailer
    .replace(/\/Size\s+\d+/, `/Size ${file.size + 2}`)
    .replace(/(\/ID\s*\[\s*(?:\([^)]*\)|<[^>]*>))[^\]]*\]/, `$1 <${id}>]`);
  return `${text}xref\n${rows.join('')}trailer\n${added(trailer, ` /Prev ${file.table}`)}\nstartxref\n${table}\n%%EOF\n`;
}

/** What the signature is of. */
export const aroundRoom = ({ pdf, start, end }: OpenPdf): Buffer =>
  Buffer.concat([pdf.subarray(0, start), pdf.subarray(end)]);

/** Throws when the signature needs more room than there is. */
export function filled({ pdf, start, end }: OpenPdf, signature: Uint8Array): Buffer {
  const digits = end - start - 2;
  if (signature.length * 2 > digits) throw new Error(`A signature of ${signature.length} bytes has no room`);
  const sealed = Buffer.from(pdf);
  sealed.write(Buffer.from(signature).toString('hex').padEnd(digits, '0'), start + 1, 'latin1');
  return sealed;
}
