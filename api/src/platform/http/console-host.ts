import { Inject, Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { APP_CONFIG, type AppConfig } from '../../config/app-config';

/** Which of the two hosts a request came to, where the console has one of its own (D63). */
@Injectable()
export class ConsoleHost {
  readonly #host: string | undefined;

  constructor(@Inject(APP_CONFIG) { adminUrl }: Pick<AppConfig, 'adminUrl'>) {
    this.#host = adminUrl && new URL(adminUrl).host;
  }

  /** True when both share one host. */
  servesConsole(request: Pick<FastifyRequest, 'host'>): boolean {
    return this.#host === undefined || request.host.toLowerCase() === this.#host;
  }

  servesGuests(request: Pick<FastifyRequest, 'host'>): boolean {
    return this.#host === undefined || request.host.toLowerCase() !== this.#host;
  }
}
