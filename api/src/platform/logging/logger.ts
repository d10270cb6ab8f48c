import { type DestinationStream, destination, type Logger, pino, stdTimeFunctions } from 'pino';
import type { AppConfig } from '../../config/app-config';

export type AppLogger = Logger;

/** JSON lines without personal data: no bodies, no headers but the correlation id, query values cut off, errors without their parameters. */
export function createLogger(config: Pick<AppConfig, 'logLevel'>, process: string, stream?: DestinationStream): AppLogger {
  return pino(
    {
      level: config.logLevel,
      base: { process },
      timestamp: stdTimeFunctions.isoTime,
      redact: {
        paths: ['authorization', 'cookie', '*.authorization', '*.cookie', '*.parameters', '*.driverError', '*.detail'],
        remove: true,
      },
      serializers: { err: withoutValues },
    },
    stream ?? destination({ fd: 1, sync: false, minLength: 4096, periodicFlush: 500 }),
  );
}

/** A database error's `detail` and `parameters` carry the guest's values; its message, code and stack are enough. */
function withoutValues(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { message: String(error) };
  const { code, constraint } = error as Error & { code?: unknown; constraint?: unknown };
  return { type: error.name, message: error.message, code, constraint, stack: error.stack };
}
