/** A picture in the pieces it came in. Joining them would copy megabytes on the thread that answers everybody (P10). */
export type Picture = readonly Buffer[];

export const sizeOf = (picture: Picture): number => picture.reduce((size, piece) => size + piece.length, 0);

/** The first bytes; zeros behind a shorter picture. */
export const startOf = (picture: Picture, length: number): Buffer => Buffer.concat(picture, length);

/** Which of the marks comes last, also across two pieces; looks no further back than it must. */
export function lastMark(picture: Picture, marks: readonly Buffer[]): Buffer | undefined {
  const overlap = Math.max(...marks.map((mark) => mark.length)) - 1;
  let next = Buffer.alloc(0);
  for (let at = picture.length - 1; at >= 0; at -= 1) {
    const piece = picture[at] as Buffer;
    const seam = Buffer.concat([piece.subarray(-overlap), next]);
    const found = lastMarkIn(seam, marks) ?? lastMarkIn(piece, marks);
    if (found) return found;
    next = Buffer.concat([piece.subarray(0, overlap), next]).subarray(0, overlap);
  }
  return undefined;
}

function lastMarkIn(bytes: Buffer, marks: readonly Buffer[]): Buffer | undefined {
  const found = marks.map((mark) => ({ mark, at: bytes.lastIndexOf(mark) })).filter(({ at }) => at >= 0);
  return found.sort((a, b) => b.at - a.at)[0]?.mark;
}
