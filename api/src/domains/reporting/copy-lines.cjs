// @ts-check
/** Rows in COPY's text form, for the thread that decides them: plain CommonJS as that is. */

const special = /[\\\t\n\r]/;
/** @type {Record<string, string>} */
const escapes = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' };
const FIRST_SIZE = 1 << 19;
const MOST_BYTES_A_LETTER = 3;

/** @param {unknown} value */
function field(value) {
  if (value === null || value === undefined) return '\\N';
  if (typeof value === 'number') return `${value}`;
  if (value === true) return 't';
  if (value === false) return 'f';
  if (Array.isArray(value)) return `{${value.join(',')}}`;
  const text = String(value);
  return special.test(text) ? text.replace(/[\\\t\n\r]/g, (letter) => /** @type {string} */ (escapes[letter])) : text;
}

/**
 * The fields of a record in the order of their columns, each behind a tab; a list of records is JSON.
 *
 * @template {object} Row
 * @param {readonly (readonly [keyof Row, string])[]} columns
 * @param {Row} record
 */
function lineOf(columns, record) {
  return columns.map(([name]) => `\t${jsonOrField(record[name])}`).join('');
}

/** @param {unknown} value */
const jsonOrField = (value) => field(Array.isArray(value) ? JSON.stringify(value) : value);

/** @typedef {{ readonly fields: ReadonlySet<string>, readonly begin: readonly number[], readonly phone: string }} Formulas */

/** The text of some fields of a row, kept for the next row that has the same: making the text costs as much as deciding. */
class FieldsText {
  /** @type {object | undefined} */
  #record;
  #text = '';
  /** Whether a spreadsheet would calculate one of its fields. */
  hasFormulas = false;

  /**
   * @param {readonly string[]} names
   * @param {Formulas} formulas
   */
  constructor(names, { fields, begin, phone }) {
    this.names = names;
    this.texts = names.filter((name) => fields.has(name));
    this.begin = begin;
    this.phone = new RegExp(phone);
  }

  /** @param {Readonly<Record<string, unknown>>} record */
  of(record) {
    if (record === this.#record) return this.#text;
    let text = '';
    for (const name of this.names) text += `\t${field(record[name])}`;
    this.hasFormulas = this.texts.some((name) => this.#isFormula(record[name]));
    this.#record = record;
    this.#text = text;
    return text;
  }

  /** @param {unknown} value */
  #isFormula(value) {
    return typeof value === 'string' && this.begin.includes(value.charCodeAt(0)) && !this.phone.test(value);
  }
}

/** Gathers text as UTF-8 in memory that is used again. */
class LinesOut {
  #bytes = Buffer.allocUnsafeSlow(FIRST_SIZE);
  #used = 0;

  /** @param {string} text */
  write(text) {
    const most = this.#used + text.length * MOST_BYTES_A_LETTER;
    if (most > this.#bytes.length) {
      const larger = Buffer.allocUnsafeSlow(most * 2);
      this.#bytes.copy(larger, 0, 0, this.#used);
      this.#bytes = larger;
    }
    this.#used += this.#bytes.write(text, this.#used);
  }

  /** What was written since the last time, in memory of its own. */
  take() {
    const taken = new Uint8Array(this.#bytes.subarray(0, this.#used));
    this.#used = 0;
    return taken;
  }
}

module.exports = { LinesOut, FieldsText, lineOf };
