import type { AppConfig } from '../../config/app-config';
import type { Tracing } from './start-tracing';

/** Starts tracing when it is configured; else nothing of it is even loaded. */
export async function traceIfWanted({ tracing }: AppConfig, process: string): Promise<Tracing | undefined> {
  if (!tracing) return undefined;
  const { startTracing } = await import('./start-tracing.js');
  return startTracing(tracing, process);
}
