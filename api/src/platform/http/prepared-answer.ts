import { hash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { acceptsEncoding } from './accepts-encoding';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** A JSON answer that many ask for and few change: compressed once, told apart by its ETag. */
export interface PreparedAnswer {
  readonly etag: string;
  readonly plain: Buffer;
  readonly br: Buffer;
  readonly gzip: Buffer;
}

/** At the highest useful levels, which takes milliseconds: for what is made once and sent often. The ETag follows from the content. */
export async function prepareAnswer(content: unknown): Promise<PreparedAnswer> {
  const plain = Buffer.from(JSON.stringify(content));
  const [br, zipped] = await Promise.all([
    toBrotli(plain, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_SIZE_HINT]: plain.length },
    }),
    toGzip(plain, { level: 9 }),
  ]);
  return { etag: `W/"${hash('sha256', plain, 'base64url').slice(0, 22)}"`, plain, br, gzip: zipped };
}

/** Sends the form that the caller reads best, or 304 when the caller has it already. */
export function sendPrepared(request: FastifyRequest, reply: FastifyReply, answer: PreparedAnswer): FastifyReply {
  reply.headers({ etag: answer.etag, 'cache-control': 'no-cache', vary: 'accept-encoding' });
  if (request.headers['if-none-match']?.includes(answer.etag)) return reply.code(304).send();
  const encoding = (['br', 'gzip'] as const).find((one) => acceptsEncoding(request.headers['accept-encoding'], one));
  reply.header('content-type', 'application/json; charset=utf-8');
  if (encoding) reply.header('content-encoding', encoding);
  return reply.send(answer[encoding ?? 'plain']);
}
