import type { Line } from './text-diff';

/** Lines that are shown, or a run of unchanged ones that is folded until somebody asks for it. */
export interface Fold {
  readonly isFolded: boolean;
  readonly lines: readonly Line[];
}

/** A line before and after a change tells where it is. */
const context = 1;
/** Fewer are read sooner than unfolded. */
const fewest = 3;

const isSame = (line: Line) => line.every(({ kind }) => kind === 'same');

/** Lines that follow each other with the same answer, together. */
function runs(lines: readonly Line[], isFolded: (at: number) => boolean): Fold[] {
  const result: { isFolded: boolean; lines: Line[] }[] = [];
  for (const [at, line] of lines.entries()) {
    const last = result.at(-1);
    if (last?.isFolded === isFolded(at)) last.lines.push(line);
    else result.push({ isFolded: isFolded(at), lines: [line] });
  }
  return result;
}

/** Folds what did not change and is far from what did. */
export function folds(lines: readonly Line[]): Fold[] {
  const isFar = (at: number) => lines.slice(Math.max(0, at - context), at + context + 1).every(isSame);
  const answers = runs(lines, isFar).flatMap((run) => run.lines.map(() => run.isFolded && run.lines.length >= fewest));
  return runs(lines, (at) => answers[at] === true);
}
