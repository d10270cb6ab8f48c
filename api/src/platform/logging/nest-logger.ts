import type { LoggerService } from '@nestjs/common';
import { type AppLogger, guarded } from './logger';

/** Nest's own lines through the one logger. */
export class NestLogger implements LoggerService {
  private readonly logger: AppLogger;

  constructor(logger: AppLogger) {
    this.logger = guarded(logger);
  }

  log(message: unknown, ...rest: unknown[]): void {
    this.#write('debug', message, rest);
  }
  error(message: unknown, ...rest: unknown[]): void {
    this.#write('error', message, rest);
  }
  warn(message: unknown, ...rest: unknown[]): void {
    this.#write('warn', message, rest);
  }
  debug(message: unknown, ...rest: unknown[]): void {
    this.#write('trace', message, rest);
  }
  verbose(message: unknown, ...rest: unknown[]): void {
    this.#write('trace', message, rest);
  }

  #write(level: 'trace' | 'debug' | 'warn' | 'error', message: unknown, rest: unknown[]): void {
    const texts = rest.filter((each) => typeof each === 'string');
    if (message instanceof Error) this.logger[level]({ err: message }, message.message);
    else if (typeof message === 'object' && message !== null) this.logger[level](message, texts[0]);
    else this.logger[level]({ context: texts.at(-1) }, String(message));
  }
}
