import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { Client } from 'pg';

/** The same database by another address, whose connections can be cut without a word to either side; new ones get through. */
export async function cuttable(url: string): Promise<{ url: string; cut: () => void; close: () => void }> {
  const { host, port, user = '', password, database = '' } = new Client({ connectionString: url });
  const pipes = new Set<Socket>();
  let cut = 0;
  let opened = 0;
  const between = createServer((near) => {
    const mine = ++opened;
    const isCut = () => mine <= cut;
    const far = host.startsWith('/') ? connect(`${host}/.s.PGSQL.${port}`) : connect(port, host);
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      pipes.add(from);
      from.on('data', (piece) => isCut() || to.write(piece));
      from.on('error', () => to.destroy());
      from.on('close', () => isCut() || to.destroy());
    }
  });
  await new Promise<void>((listening) => between.listen(0, '127.0.0.1', listening));
  const { port: nearPort } = between.address() as AddressInfo;
  return {
    url: `postgres://${user}:${encodeURIComponent(password ?? '')}@127.0.0.1:${nearPort}/${database}`,
    cut: () => {
      cut = opened;
    },
    close: () => {
      for (const pipe of pipes) pipe.destroy();
      between.close();
    },
  };
}
