import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LoadAnswer, LoadQuestion } from '../load/generate';
import type { Cores } from './machine';
import { runScript } from './process';

export interface RequestOptions {
  method?: 'GET' | 'POST';
  token?: string;
  body?: object;
  headers?: Record<string, string>;
}

/** A whole HTTP/1.1 request as text. */
export function request(path: string, { method = 'GET', token, body, headers = {} }: RequestOptions = {}): string {
  const text = body === undefined ? '' : JSON.stringify(body);
  const lines = [
    `${method} ${path} HTTP/1.1`,
    'host: localhost',
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
  ];
  if (token) lines.push(`authorization: Bearer ${token}`);
  if (body) lines.push('content-type: application/json', `content-length: ${Buffer.byteLength(text)}`);
  return `${lines.join('\r\n')}\r\n\r\n${text}`;
}

let files = 0;

/** Writes data for the generator into the bench's folder. */
export function fileFor(folder: string, content: unknown): string {
  const file = join(folder, `load-${++files}.json`);
  writeFileSync(file, JSON.stringify(content));
  return file;
}

export type Load = Omit<LoadQuestion, 'ports' | 'work'> & { work: LoadQuestion['work']; cores?: Cores };

/** Drives a server, or several as a proxy would, from a second process; an answer that was not wanted is an error of the bench. */
export async function drive(to: number | readonly number[], { cores, ...question }: Load): Promise<LoadAnswer> {
  const answer = await runScript<LoadAnswer>('load/generate.ts', { ports: [to].flat(), ...question }, cores);
  if (answer.failed > 0) throw new Error(`${answer.failed} requests failed, first: ${answer.firstFailure}`);
  return answer;
}
