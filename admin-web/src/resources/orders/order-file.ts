import {
  type DateFormat,
  type ImportLine,
  importLineSchema,
  importLinesAtOnce,
  withoutMarks,
} from '@arrival/contracts';
import Papa from 'papaparse';
import { say } from '../../words/say';
import { type Cells, lineOf } from './order-cells';
import { neededColumns, type OwnHeadings, orderColumns, type Places, placesOf } from './order-columns';

/** A line and the row that a spreadsheet shows it in. */
export interface FileLine {
  readonly row: number;
  readonly line: ImportLine;
}

export interface UnreadRow {
  readonly row: number;
  readonly column: keyof ImportLine;
  /** What stands there. */
  readonly value: string;
}

/** An order of more lines than a call takes. */
interface LargeOrder {
  /** Its first. */
  readonly row: number;
  readonly orderNumber: string;
  readonly rows: number;
}

export interface OrderFile {
  /** Of orders whose rows can all be read: what an order does not name is cancelled. */
  readonly lines: readonly FileLine[];
  readonly unread: readonly UnreadRow[];
  readonly tooLarge: readonly LargeOrder[];
  /** The first row. */
  readonly heads: readonly string[];
  readonly places: Places;
  /** Fields that must be there, and no heading is known to mean. */
  readonly missing: readonly (keyof ImportLine)[];
}

/** Spreadsheets on Windows write their own letters unless told otherwise, and UTF-16 as what they call Unicode text. */
export function textOf(bytes: ArrayBuffer): string {
  const [first, second] = new Uint8Array(bytes);
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** How the files of spreadsheet programs begin: a zip archive, and the format of before. */
const spreadsheets = ['504b0304', 'd0cf11e0'];

/** Why a file holds no list at all; undefined where one may be in it. */
export function notAList(bytes: ArrayBuffer): 'spreadsheet' | 'empty' | undefined {
  const beginning = [...new Uint8Array(bytes.slice(0, 4))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  if (spreadsheets.includes(beginning)) return 'spreadsheet';
  return withoutMarks(textOf(bytes)).trim() === '' ? 'empty' : undefined;
}

/** Reads a shop's list of orders: comma, semicolon or tab between cells, headings in the first row, in any order. */
export function readOrders(text: string, dateFormat: DateFormat, own: OwnHeadings = {}): OrderFile {
  const [heads = [], ...rows] = Papa.parse<string[]>(text, { skipEmptyLines: false }).data;
  const places = placesOf(heads, (column) => say(`resources.orders.fields.${column}`), own);
  const missing = neededColumns.filter((column) => places[column] === undefined);
  const lines: FileLine[] = [];
  const unread: UnreadRow[] = [];
  const broken = new Set<string | undefined>();
  for (const [index, row] of missing.length > 0 ? [] : rows.entries()) {
    if (row.every((cell) => cell.trim() === '')) continue;
    const cells: Cells = Object.fromEntries(
      Object.entries(places).map(([column, place]) => [column, withoutMarks(row[place] ?? '').trim()]),
    );
    const read = importLineSchema.safeParse(lineOf(cells, dateFormat));
    if (read.success) lines.push({ row: index + 2, line: read.data });
    else {
      const wrong = new Set(read.error.issues.map(({ path }) => path[0] as keyof ImportLine));
      for (const column of wrong) unread.push({ row: index + 2, column, value: cells[column] ?? '' });
      broken.add(cells.orderNumber);
    }
  }
  const sound = byOrder(lines).filter(([{ line }]) => !broken.has(line.orderNumber));
  const tooLarge = sound
    .filter((order) => order.length > importLinesAtOnce)
    .map((order) => ({ row: order[0].row, orderNumber: order[0].line.orderNumber, rows: order.length }));
  const sent = new Set(sound.filter((order) => order.length <= importLinesAtOnce).flat());
  return { lines: lines.filter((line) => sent.has(line)), unread, tooLarge, heads, places, missing };
}

function byOrder(lines: readonly FileLine[]): [FileLine, ...FileLine[]][] {
  const orders = new Map<string, [FileLine, ...FileLine[]]>();
  for (const told of lines) {
    const order = orders.get(told.line.orderNumber);
    if (order) order.push(told);
    else orders.set(told.line.orderNumber, [told]);
  }
  return [...orders.values()];
}

/** Pieces for one call each; the lines of an order stay together. */
export function piecesOf(lines: readonly FileLine[]): FileLine[][] {
  const pieces: FileLine[][] = [];
  for (const order of byOrder(lines)) {
    const last = pieces.at(-1);
    if (last && last.length + order.length <= importLinesAtOnce) last.push(...order);
    else pieces.push([...order]);
  }
  return pieces;
}

/** A file to fill in: the headings as the console calls them, and a family as an example. */
export function exampleFile(): string {
  const head = orderColumns.map((column) => say(`resources.orders.fields.${column}`));
  const family = [
    ['1001', 'lena@example.com', 'Lena', 'Hoffmann', '1988-04-12', '', 'SKI-SET', '2026-12-27', '', ''],
    ['1001', 'lena@example.com', 'Mira', 'Hoffmann', '2017-09-03', '', 'SKI-SET', '2026-12-27', '', ''],
  ];
  return Papa.unparse([head, ...family]);
}
