import { readFileSync, writeFileSync } from 'node:fs';
import type { Result } from './result';

const head = ['Goal', 'What', 'Wanted', 'Measured', 'From', ''];

/** A markdown table that also reads well on a terminal. */
export function table(results: readonly Result[]): string {
  const rows = results.map(({ goal, what, wanted, measured, from, isMet }) => [
    goal,
    what,
    wanted,
    measured,
    from,
    isMet === undefined ? '–' : isMet ? '✓' : '✗',
  ]);
  const widths = head.map((name, column) => Math.max(name.length, ...rows.map((row) => (row[column] ?? '').length)));
  const line = (cells: readonly string[]): string =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`;
  return [line(head), line(widths.map((width) => '-'.repeat(width))), ...rows.map(line)].join('\n');
}

const START = '<!-- bench -->';
const END = '<!-- /bench -->';

/** Replaces the table between the marks of a document, with the day and the kind of machine. */
export function writeTable(file: string, results: readonly Result[], machine: string): void {
  const text = readFileSync(file, 'utf8');
  const [before, rest] = text.split(START);
  const after = rest?.split(END)[1];
  if (before === undefined || after === undefined) throw new Error(`${file} has no marks for the table`);
  const day = new Date().toISOString().slice(0, 10);
  writeFileSync(file, `${before}${START}\n${day}, ${machine}\n\n${table(results)}\n${END}${after}`);
}
