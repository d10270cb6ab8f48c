import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

/** What is the matter with it: 5xx, no answer, one that takes longer than a guest waits, a cut connection, an answer that stops in the middle, or a call that is not allowed. */
export type S3Trouble = 'fails' | 'slowDown' | 'hangs' | 'crawls' | 'resets' | 'stopsHalfway' | 'refuses';

export interface S3Server {
  /** The variables that make it the storage of a process. */
  variables: Record<string, string>;
  /** What is kept, by key. */
  files: ReadonlyMap<string, Buffer>;
  /** What each was said to be. */
  types: ReadonlyMap<string, string | undefined>;
  /** As if it had been written then. */
  date(key: string, writtenAt: Date): void;
  /** From now on every call meets this, until told otherwise. */
  trouble(kind: S3Trouble | undefined): void;
  /** Nobody listens any more, until it is opened again at the same place. */
  close(): Promise<void>;
  open(): Promise<void>;
}

const bucket = 'arrival';
const failure = (code: string): string =>
  `<?xml version="1.0" encoding="UTF-8"?><Error><Code>${code}</Code><Message>no</Message></Error>`;
const keyOf = (url: URL): string => url.pathname.replace(`/${bucket}/`, '');
const refusals = {
  fails: [500, 'InternalError'],
  slowDown: [503, 'SlowDown'],
  refuses: [403, 'AccessDenied'],
} as const;

const CRAWL_MS = 4_000;

/** So few that a test's folder needs several answers; S3 itself gives a thousand. */
const PAGE = 2;

function listed(files: ReadonlyMap<string, Buffer>, dates: ReadonlyMap<string, Date>, query: URLSearchParams): string {
  const keys = [...files.keys()].filter((key) => key.startsWith(query.get('prefix') ?? '')).sort();
  const from = Number(query.get('continuation-token') ?? 0);
  const contents = keys.slice(from, from + PAGE).map((key) => {
    const writtenAt = (dates.get(key) ?? new Date()).toISOString();
    return `<Contents><Key>${key}</Key><LastModified>${writtenAt}</LastModified></Contents>`;
  });
  const next = from + PAGE < keys.length ? `<NextContinuationToken>${from + PAGE}</NextContinuationToken>` : '';
  return `<?xml version="1.0" encoding="UTF-8"?><ListBucketResult>${contents.join('')}${next}</ListBucketResult>`;
}

/** The few calls of S3 that the product makes, over the real protocol. */
export async function startS3Server(): Promise<S3Server> {
  const files = new Map<string, Buffer>();
  const types = new Map<string, string | undefined>();
  const dates = new Map<string, Date>();
  let trouble: S3Trouble | undefined;

  const answer = (response: ServerResponse, status: number, body: string | Buffer = '') =>
    response.writeHead(status, { 'content-type': 'application/xml' }).end(body);

  async function serve(method: string, url: URL, body: Buffer, response: ServerResponse): Promise<unknown> {
    if (url.searchParams.get('list-type') === '2') return answer(response, 200, listed(files, dates, url.searchParams));
    const key = keyOf(url);
    if (method === 'PUT') files.set(key, body);
    if (method === 'DELETE') files.delete(key);
    const file = files.get(key);
    if (method === 'GET') return file ? answer(response, 200, file) : answer(response, 404, failure('NoSuchKey'));
    return answer(response, method === 'DELETE' ? 204 : 200);
  }

  async function stopHalfway(key: string, response: ServerResponse): Promise<void> {
    const file = files.get(key) ?? Buffer.alloc(100);
    response.writeHead(200, { 'content-length': file.length });
    response.write(file.subarray(0, file.length / 2));
    await pause(60_000, undefined, { ref: false });
  }

  const server = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    const url = new URL(request.url ?? '', 'http://s3.localhost');
    // As storages that are not AWS's do: they know nothing of its check sums.
    if (request.headers['x-amz-sdk-checksum-algorithm']) return answer(response, 400, failure('InvalidArgument'));
    if (request.method === 'PUT') types.set(keyOf(url), request.headers['content-type']);
    if (trouble === 'crawls') await pause(CRAWL_MS);
    if (trouble === undefined || trouble === 'crawls')
      return serve(request.method ?? '', url, Buffer.concat(parts), response);
    if (trouble === 'hangs') return;
    if (trouble === 'resets') return request.socket.resetAndDestroy();
    if (trouble === 'stopsHalfway') return stopHalfway(keyOf(url), response);
    const [status, code] = refusals[trouble];
    return answer(response, status, failure(code));
  });
  const listen = (port: number) => new Promise<void>((listening) => server.listen(port, '127.0.0.1', listening));
  await listen(0);
  const { port } = server.address() as AddressInfo;
  return {
    variables: {
      STORAGE_DIR: '',
      S3_BUCKET: bucket,
      S3_ENDPOINT: `http://127.0.0.1:${port}`,
      S3_ACCESS_KEY_ID: 'test',
      S3_SECRET_ACCESS_KEY: 'test',
    },
    files,
    types,
    date: (key, writtenAt) => void dates.set(key, writtenAt),
    trouble(kind) {
      trouble = kind;
    },
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
    open: () => listen(port),
  };
}
