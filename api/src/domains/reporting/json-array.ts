import { Transform } from 'node:stream';

/** Lines of JSON, each with its end, become the elements of one array. Bytes stay bytes: a chunk may end in the middle of a letter. */
export function jsonArray(): Transform {
  let isBetween = false;
  const array = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      const lines = chunk.toString('latin1');
      const isWhole = lines.endsWith('\n');
      const inner = (isWhole ? lines.slice(0, -1) : lines).replaceAll('\n', ',\n');
      const before = isBetween && lines !== '' ? ',\n' : '';
      isBetween = isWhole;
      done(null, Buffer.from(before + inner, 'latin1'));
    },
    flush(done) {
      done(null, ']\n');
    },
  });
  array.push('[');
  return array;
}
