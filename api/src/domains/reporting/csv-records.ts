import { Transform } from 'node:stream';

/** Records as COPY writes them end as RFC 4180 has it, with CRLF; a line break between quotes stays. A chunk may end anywhere; its bytes are read as latin1. */
export function csvRecords(): Transform {
  let isQuoted = false;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      const pieces = chunk.toString('latin1').split('"');
      const ended = pieces.map((piece, index) => {
        if (index > 0) isQuoted = !isQuoted;
        return isQuoted ? piece : piece.replaceAll('\n', '\r\n');
      });
      done(null, Buffer.from(ended.join('"'), 'latin1'));
    },
  });
}
