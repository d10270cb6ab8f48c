import { type DestinationStream, destination, type Logger, pino } from 'pino';
import type { AppConfig } from '../../config/app-config';

export type AppLogger = Logger;

/** Bundles lines before they are written: a write per request would cost more than the request's own work. */
const BUNDLE_BYTES = 16_000;
const LONGEST_WAIT_MS = 500;
const MOST_WAITING_BYTES = 4_000_000;

const never = [
  'authorization',
  'cookie',
  '["x-api-key"]',
  '*.authorization',
  '*.cookie',
  '*["x-api-key"]',
  '*.parameters',
  '*.driverError',
  '*.detail',
];

/**
 * JSON lines without personal data: no bodies, no headers, no query values, errors without their parameters. The request log writes
 * fixed fields to it directly; everything else goes through `guarded`.
 */
export function createLogger(
  config: Pick<AppConfig, 'logLevel'>,
  process: string,
  stream?: DestinationStream,
): AppLogger {
  return pino(
    { level: config.logLevel, base: { process }, serializers: { err: withoutValues } },
    stream ?? logStream(),
  );
}

/** Lines on standard output. A disk that takes none of them must not end the process: they wait, the later ones are dropped, and no error is thrown. */
export function logStream(fd = 1): ReturnType<typeof destination> {
  const output = destination({
    fd,
    sync: false,
    minLength: BUNDLE_BYTES,
    maxLength: MOST_WAITING_BYTES,
    periodicFlush: LONGEST_WAIT_MS,
  });
  output.on('error', () => undefined);
  return output;
}

/** For what we do not compose ourselves: removes what must never be logged wherever it appears. */
export const guarded = (logger: AppLogger): AppLogger => logger.child({}, { redact: { paths: never, remove: true } });

/** A database error's `detail` and `parameters` carry the guest's values; its message, code and stack are enough. */
function withoutValues(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { message: String(error) };
  const { code, constraint } = error as Error & { code?: unknown; constraint?: unknown };
  return { type: error.name, message: error.message, code, constraint, stack: error.stack };
}
