import { diffArrays } from 'diff';

export interface Piece {
  readonly kind: 'same' | 'removed' | 'added';
  readonly text: string;
}
export type Line = readonly Piece[];

const words = (line: string): string[] => line.match(/\S+\s*/g) ?? [];

const wordPieces = (before: string, now: string): Piece[] =>
  diffArrays(words(before), words(now)).map(({ added, removed, value }) => ({
    kind: added ? 'added' : removed ? 'removed' : 'same',
    text: value.join(''),
  }));

/** How much of two lines is the same, 0 to 1. */
function likeness(pieces: Line): number {
  const length = (kind: Piece['kind']) =>
    pieces.filter((piece) => piece.kind === kind).reduce((sum, { text }) => sum + text.length, 0);
  const [same, changed] = [length('same'), Math.max(length('removed'), length('added'))];
  return same / (same + changed || 1);
}

/** Paragraphs that stayed, went and came; within a paragraph that was reworded, the words. A line each. */
export function textDiff(old: readonly string[], now: readonly string[]): Line[] {
  const result: Line[] = [];
  let removed: string[] = [];
  const flush = () => {
    result.push(...removed.map((text): Line => [{ kind: 'removed', text }]));
    removed = [];
  };
  for (const change of diffArrays([...old], [...now])) {
    if (change.removed) {
      removed = change.value;
      continue;
    }
    for (const text of change.value) {
      const [before, ...others] = removed;
      const inside = change.added && before !== undefined ? wordPieces(before, text) : [];
      if (likeness(inside) >= 0.4) {
        removed = others;
        result.push(inside);
      } else {
        if (!change.added) flush();
        result.push([{ kind: change.added ? 'added' : 'same', text }]);
      }
    }
  }
  flush();
  return result;
}
