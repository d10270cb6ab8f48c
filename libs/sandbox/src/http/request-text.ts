import type { IncomingMessage } from 'node:http';

/** The body of a request; throws when it is larger than so many bytes. */
export async function requestText(request: IncomingMessage, mostBytes = 1_000_000): Promise<string> {
  const pieces: Buffer[] = [];
  let size = 0;
  for await (const piece of request as AsyncIterable<Buffer>) {
    size += piece.length;
    if (size > mostBytes) throw new Error('too much');
    pieces.push(piece);
  }
  return Buffer.concat(pieces).toString('utf8');
}
