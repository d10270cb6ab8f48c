const NOT_READ = 'This PDF is built otherwise than ours';

function found(match: RegExpExecArray | null): string {
  const [, first] = match ?? [];
  if (first === undefined) throw new Error(NOT_READ);
  return first;
}

/** As much of a PDF as a further revision needs; of those that we make ourselves (ISO 32000-1 §7.5). */
export class PdfFile {
  readonly #text: string;
  readonly #offsets = new Map<number, number>();
  /** Of its cross-reference table. */
  readonly table: number;
  readonly trailer: string;

  constructor(pdf: Buffer) {
    this.#text = pdf.toString('latin1');
    this.table = Number(found(/startxref\s+(\d+)\s+%%EOF\s*$/.exec(this.#text)));
    const end = this.#text.slice(this.table);
    this.trailer = found(/trailer\s*(<<.*>>)\s*startxref/s.exec(end));
    let number = 0;
    for (const line of end.slice(0, end.indexOf('trailer')).split(/\r?\n|\r/)) {
      const [, offset, , kind] = /^(\d{10}) (\d{5}) ([nf])/.exec(line) ?? [];
      const [, first] = /^(\d+) \d+\s*$/.exec(line) ?? [];
      if (first !== undefined) number = Number(first);
      if (offset === undefined) continue;
      if (kind === 'n') this.#offsets.set(number, Number(offset));
      number += 1;
    }
  }

  /** The next number that no object has. */
  get size(): number {
    return Number(found(/\/Size\s+(\d+)/.exec(this.trailer)));
  }

  /** What stands between `obj` and `endobj`; of those without a stream. */
  object(number: number): string {
    const offset = this.#offsets.get(number);
    if (offset === undefined) throw new Error(NOT_READ);
    return found(/^\d+ 0 obj\s(.*?)\sendobj/s.exec(this.#text.slice(offset))).trim();
  }

  get catalog(): number {
    return referred(this.trailer, 'Root');
  }

  get firstPage(): number {
    let page = referred(this.object(this.catalog), 'Pages');
    for (let node = this.object(page); !/\/Type\s*\/Page(?!s)/.test(node); node = this.object(page))
      page = Number(found(/\/Kids\s*\[\s*(\d+) 0 R/.exec(node)));
    return page;
  }
}

/** The number of the object that a dictionary's entry refers to. */
const referred = (dictionary: string, entry: string): number =>
  Number(found(new RegExp(`/${entry}\\s+(\\d+) 0 R`).exec(dictionary)));
