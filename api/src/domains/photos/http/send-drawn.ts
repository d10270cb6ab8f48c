import type { FastifyReply, FastifyRequest } from 'fastify';
import type { DrawnPicture } from '../resort-drawings';

/** Asked for again after an hour, answered by 304 while the theme is the same. */
export function sendDrawn({ headers }: FastifyRequest, reply: FastifyReply, { png, etag }: DrawnPicture): void {
  reply.headers({ etag, 'cache-control': 'public, max-age=3600' });
  if (headers['if-none-match']?.includes(etag)) return void reply.code(304).send();
  reply.type('image/png').send(png);
}
