import { createServer } from 'node:net';

/** True when nobody listens there, on IPv4 or on IPv6: browsers try both for `localhost`. */
export async function isFree(port: number): Promise<boolean> {
  return (await canListen(port, '127.0.0.1')) && (await canListen(port, '::1'));
}

/** The first free port of the neighbourhood for each name, in order: `first`, `first + 1`… A taken one moves on. */
export async function choosePorts<Name extends string>(
  first: number,
  names: readonly Name[],
  free: (port: number) => Promise<boolean> = isFree,
): Promise<Record<Name, number>> {
  const chosen: Partial<Record<Name, number>> = {};
  let port = first;
  for (const name of names) {
    while (!(await free(port))) port += 1;
    chosen[name] = port;
    port += 1;
  }
  return chosen as Record<Name, number>;
}

function canListen(port: number, host: string): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', ({ code }: NodeJS.ErrnoException) =>
      resolve(code === 'EADDRNOTAVAIL' || code === 'EAFNOSUPPORT'),
    );
    probe.listen({ port, host, exclusive: true }, () => probe.close(() => resolve(true)));
  });
}
