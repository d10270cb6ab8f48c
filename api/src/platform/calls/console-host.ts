import { Inject, Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { APP_CONFIG, type AppConfig } from '../../config/app-config';

/**
 * Which of the two hosts a request came to, where the console has one of its own (D63). A proxy that writes another `Host` names the host
 * in `X-Forwarded-Host`; others hand on what a page of the guests' writes there, and that opens nothing.
 */
@Injectable()
export class ConsoleHost {
  readonly #host: string | undefined;
  readonly #guestHost: string;

  constructor(@Inject(APP_CONFIG) { adminUrl, publicUrl }: Pick<AppConfig, 'adminUrl' | 'publicUrl'>) {
    this.#host = adminUrl && new URL(adminUrl).host;
    this.#guestHost = new URL(publicUrl).host;
  }

  /** True when both share one host. */
  servesConsole(request: Pick<FastifyRequest, 'host' | 'headers'>): boolean {
    return this.#host === undefined || this.#isConsole(request);
  }

  servesGuests(request: Pick<FastifyRequest, 'host' | 'headers'>): boolean {
    return this.#host === undefined || !this.#isConsole(request);
  }

  #isConsole({ host, headers }: Pick<FastifyRequest, 'host' | 'headers'>): boolean {
    return host.toLowerCase() === this.#host && headers.host?.toLowerCase() !== this.#guestHost;
  }
}
