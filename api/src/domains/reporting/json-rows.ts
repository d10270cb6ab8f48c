import { Transform } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import { type FieldKind, reportFields, wireGroups, wireKindOf } from './report-columns';

const NULL = '\\N';
const letters: Readonly<Record<string, string>> = { b: '\b', f: '\f', n: '\n', r: '\r', t: '\t', v: '\v', '\\': '\\' };

const unescaped = (field: string): string =>
  field.includes('\\') ? field.replace(/\\([bfnrtv\\])/g, (_, letter: string) => letters[letter]!) : field;

const values: Readonly<Record<FieldKind, (field: string) => string>> = {
  text: (field) => JSON.stringify(unescaped(field)),
  number: (field) => field,
  boolean: (field) => (field === 't' ? 'true' : 'false'),
};

/** Neighbouring fields of a row, and their JSON, kept for the next row: they mostly repeat together. */
class RepeatedFields {
  readonly #leads: readonly { text: string; jsonOf: (field: string) => string }[];
  readonly #end: string;
  #seen?: string;
  #json = '';

  constructor(fields: readonly (typeof reportFields)[number][]) {
    this.#leads = fields.map((field) => ({
      text: `${field === reportFields[0] ? '{' : ','}${JSON.stringify(field)}:`,
      jsonOf: values[wireKindOf(field)],
    }));
    this.#end = fields.includes(reportFields.at(-1)!) ? '}' : '';
  }

  get json(): string {
    return this.#json;
  }

  /** Where the fields behind these begin; these begin at `from`. Each ends with a tab, the last one with the line. */
  read(line: string, from: number): number {
    if (this.#seen === undefined || !line.startsWith(this.#seen, from)) this.#make(line, from);
    return from + this.#seen!.length;
  }

  #make(line: string, from: number): void {
    let at = from;
    const json: string[] = [];
    for (const { text, jsonOf } of this.#leads) {
      const tab = line.indexOf('\t', at);
      const end = tab < 0 ? line.length - 1 : tab;
      const field = line.slice(at, end);
      json.push(text, field === NULL ? 'null' : jsonOf(field));
      at = end + 1;
    }
    json.push(this.#end);
    // Joined, it is flat: what is added up piece by piece is walked through again by every row that repeats it.
    this.#json = json.join('');
    this.#seen = line.slice(from, at);
  }
}

/**
 * Rows of the report as COPY writes them in its text form become JSON, a third of what PostgreSQL takes for it. Lines are bytes read as latin1: bytes
 * stay bytes, and nothing that JSON escapes is among those of other letters.
 */
export class JsonRows {
  readonly #groups = wireGroups.map((fields) => new RepeatedFields(fields));

  /** Of a line with its end, whose fields of the row begin at `from`. */
  of(line: string, from = 0): string {
    let at = from;
    let json = '';
    for (const group of this.#groups) {
      at = group.read(line, at);
      json += group.json;
    }
    return json;
  }
}

/** What stands between the records of an array. */
export const BETWEEN_RECORDS = ',\n';

/** Each line with its end, and what has not ended yet. */
export function linesOf(text: string): { lines: string[]; rest: string } {
  const lines: string[] = [];
  let from = 0;
  for (let end = text.indexOf('\n'); end >= 0; end = text.indexOf('\n', from)) {
    lines.push(text.slice(from, end + 1));
    from = end + 1;
  }
  return { lines, rest: text.slice(from) };
}

/** Made at one go, in a fraction of a millisecond: a piece from PostgreSQL has hundreds, a page thousands, and guests would wait for all of them. */
const ROWS_AT_ONCE = 64;

/** Does the same with each; now and then everything else of the process has its turn. */
export async function inGoes<Row>(rows: readonly Row[], make: (row: Row) => void): Promise<void> {
  for (let from = 0; from < rows.length; from += ROWS_AT_ONCE) {
    if (from > 0) await setImmediate();
    for (const row of rows.slice(from, from + ROWS_AT_ONCE)) make(row);
  }
}

/** Rows in COPY's text form become one array. A chunk may end in the middle of a line, and of a letter. */
export function jsonArray(): Transform {
  const rows = new JsonRows();
  let started = '';
  let before = '[';
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      const { lines, rest } = linesOf(started + chunk.toString('latin1'));
      started = rest;
      let json = '';
      const made = inGoes(lines, (line) => {
        json += before;
        json += rows.of(line);
        before = BETWEEN_RECORDS;
      });
      made.then(() => done(null, Buffer.from(json, 'latin1')), done);
    },
    flush(done) {
      done(null, before === '[' ? '[]\n' : ']\n');
    },
  });
}
