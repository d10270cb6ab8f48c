import type { Readable } from 'node:stream';
import { BETWEEN_RECORDS, inGoes, JsonRows, linesOf } from './json-rows';

/** A row in COPY's text form behind its household's id. */
export interface PageRow {
  readonly head: number;
  readonly line: string;
  /** Where the row's fields begin. */
  readonly fieldsAt: number;
}

/** Reads all rows of a page. */
export async function readPageRows(copied: Readable): Promise<PageRow[]> {
  const text = Buffer.concat(await copied.toArray()).toString('latin1');
  return linesOf(text).lines.map((line) => {
    const tab = line.indexOf('\t');
    return { head: Number(line.slice(0, tab)), line, fieldsAt: tab + 1 };
  });
}

/** The rows as a JSON array. */
export async function jsonOf(rows: readonly PageRow[]): Promise<Buffer> {
  const json = new JsonRows();
  const records: string[] = [];
  await inGoes(rows, ({ line, fieldsAt }) => records.push(json.of(line, fieldsAt)));
  return Buffer.from(`[${records.join(BETWEEN_RECORDS)}]`, 'latin1');
}
