import { claimPort } from './port-claims';

/** The first free port of the neighbourhood for each name, in order: `first`, `first + 1`… A taken or claimed one moves on. */
export async function choosePorts<Name extends string>(
  first: number,
  names: readonly Name[],
  free: (port: number) => Promise<boolean> = (port) => claimPort(port),
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
