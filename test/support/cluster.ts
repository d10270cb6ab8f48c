import type { RunningPostgres } from '../../libs/sandbox/src/postgres/postgres';

let running: RunningPostgres | undefined;

/** Global setup and teardown run in one process and share the cluster here. */
export function keepCluster(postgres: RunningPostgres): void {
  running = postgres;
}

export async function stopCluster(): Promise<void> {
  await running?.stop();
  running = undefined;
}
