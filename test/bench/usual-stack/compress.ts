import { gzip } from 'node:zlib';
import type { NextFunction, Request, Response } from 'express';

const WORTH_IT_BYTES = 1_024;

/** As the `compression` middleware does with its defaults: level 6, above one kilobyte, each answer anew. */
export function compressAnswers(request: Request, response: Response, next: NextFunction): void {
  const send = response.send.bind(response);
  const wants = /\bgzip\b/.test(request.headers['accept-encoding'] ?? '');
  response.json = (content: unknown) => {
    const text = JSON.stringify(content);
    response.type('json');
    if (!wants || text.length < WORTH_IT_BYTES) return send(text);
    gzip(text, (error, zipped) => {
      if (error) return next(error);
      response.set({ 'content-encoding': 'gzip', vary: 'accept-encoding' });
      send(zipped);
    });
    return response;
  };
  next();
}
