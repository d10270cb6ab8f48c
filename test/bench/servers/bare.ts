import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Pool } from 'pg';
import { numbered } from '../lib/limit';

/**
 * What Node leaves of a limit: its own HTTP server and `pg`, with nothing between them. Every request runs the limit's statement once, prepared,
 * and is answered its first column; what was sent is read as JSON, and no more.
 */
const { databaseUrl, sql } = JSON.parse(process.argv[2] ?? '{}') as { databaseUrl: string; sql: string };
const pool = new Pool({ connectionString: databaseUrl, max: 8 });
const { text, count } = numbered(sql);
/** Beside those of the limit, so that no row is there already. */
const CLIENTS = [4, 5, 6, 7];
let asked = 0;

/** The counters `:i` and `:c`. */
function next(): number[] {
  const [turn, client] = [Math.floor(asked / CLIENTS.length), CLIENTS[asked % CLIENTS.length] ?? 0];
  asked += 1;
  return [turn + 1, client].slice(0, count);
}

async function answer(sent: string): Promise<string> {
  if (sent) JSON.parse(sent);
  const { rows } = await pool.query<string[]>({ name: 'limit', text, values: next(), rowMode: 'array' });
  return rows[0]?.[0] ?? '{}';
}

const server = createServer((request, response) => {
  const parts: Buffer[] = [];
  request.on('data', (part: Buffer) => parts.push(part));
  request.on('end', async () => {
    const body = await answer(Buffer.concat(parts).toString());
    const head = { 'content-type': 'application/json; charset=utf-8', 'content-length': Buffer.byteLength(body) };
    response.writeHead(200, head).end(body);
  });
});

server.listen(0, '127.0.0.1', () => process.send?.({ port: (server.address() as AddressInfo).port }));
process.once('SIGTERM', () => process.exit(0));
