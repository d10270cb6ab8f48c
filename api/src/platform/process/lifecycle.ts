import type { AppLogger } from '../logging/logger';

const LONGEST_STOP_MS = 29_000;

/** On SIGTERM or SIGINT: finish what was begun, close, exit 0; after 29 s exit 1 all the same (Q2). */
export function stopGracefully(logger: AppLogger, close: () => Promise<void>): void {
  let stopping = false;
  const stop = (signal: string) => {
    if (stopping) return;
    stopping = true;
    logger.info({ signal }, 'stopping');
    const late = () => {
      logger.error(`stopping takes longer than ${LONGEST_STOP_MS / 1_000} s: what is under way is cut off`);
      exit(logger, 1);
    };
    setTimeout(late, LONGEST_STOP_MS).unref();
    close().then(
      () => exit(logger, 0),
      (error: unknown) => {
        logger.error({ err: error }, 'stopping failed');
        exit(logger, 1);
      },
    );
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}

const OLDEST_SUPPORTED_NODE = 22;

/** Says in one line that this Node gets no repairs any more. */
export function noticeOldNode(logger: AppLogger): void {
  const version = process.versions.node;
  if (Number(version.split('.')[0]) >= OLDEST_SUPPORTED_NODE) return;
  logger.warn(`Node ${version} is out of support since April 2026: it still works, 24 is recommended`);
}

function exit(logger: AppLogger, code: number): void {
  logger.flush(() => process.exit(code));
}

/** A start that fails says why in one line. */
export function stopOnFailure(error: unknown): never {
  process.stderr.write(`Arrival cannot start: ${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
