export interface Piece {
  readonly kind: 'same' | 'removed' | 'added';
  readonly text: string;
}

/** Longest common subsequence as pieces of single items, removed before added. */
function align(old: readonly string[], now: readonly string[]): Piece[] {
  const width = now.length + 1;
  const lengths = new Uint32Array((old.length + 1) * width);
  const at = (row: number, column: number) => lengths[row * width + column] ?? 0;
  for (let row = old.length - 1; row >= 0; row -= 1) {
    for (let column = now.length - 1; column >= 0; column -= 1) {
      lengths[row * width + column] =
        old[row] === now[column] ? at(row + 1, column + 1) + 1 : Math.max(at(row + 1, column), at(row, column + 1));
    }
  }
  const pieces: Piece[] = [];
  let [row, column] = [0, 0];
  while (row < old.length || column < now.length) {
    const [before, after] = [old[row], now[column]];
    if (before !== undefined && before === after) {
      pieces.push({ kind: 'same', text: before });
      row += 1;
      column += 1;
    } else if (before !== undefined && (after === undefined || at(row + 1, column) >= at(row, column + 1))) {
      pieces.push({ kind: 'removed', text: before });
      row += 1;
    } else if (after !== undefined) {
      pieces.push({ kind: 'added', text: after });
      column += 1;
    }
  }
  return pieces;
}

const words = (line: string) => line.match(/\S+\s*/g) ?? [];

function joined(pieces: readonly Piece[]): Piece[] {
  const result: Piece[] = [];
  for (const piece of pieces) {
    const last = result.at(-1);
    if (last?.kind === piece.kind) result[result.length - 1] = { kind: piece.kind, text: last.text + piece.text };
    else result.push(piece);
  }
  return result;
}

/** How much of two lines is the same, 0 to 1. */
function likeness(pieces: readonly Piece[]): number {
  const length = (kind: Piece['kind']) => pieces.filter((piece) => piece.kind === kind).reduce((sum, { text }) => sum + text.length, 0);
  const [same, changed] = [length('same'), Math.max(length('removed'), length('added'))];
  return same / (same + changed || 1);
}

/** Paragraphs that stayed, went and came; within a paragraph that was reworded, the words. A line each. */
export function textDiff(old: readonly string[], now: readonly string[]): Piece[][] {
  const result: Piece[][] = [];
  let removed: string[] = [];
  const flush = () => {
    result.push(...removed.map((text): Piece[] => [{ kind: 'removed', text }]));
    removed = [];
  };
  for (const piece of align(old, now)) {
    if (piece.kind === 'removed') removed.push(piece.text);
    else if (piece.kind === 'same') {
      flush();
      result.push([piece]);
    } else {
      const [before, ...others] = removed;
      const inside = before === undefined ? [] : joined(align(words(before), words(piece.text)));
      if (likeness(inside) >= 0.4) {
        removed = others;
        result.push(inside);
      } else {
        result.push([piece]);
      }
    }
  }
  flush();
  return result;
}
