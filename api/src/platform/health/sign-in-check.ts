import { Inject, Injectable } from '@nestjs/common';
import { APP_CONFIG, type AppConfig } from '../../config/app-config';
import { discoveryAddress } from '../auth/provider-discovery';
import { fetchJson } from '../outside/fetch-json';

const FRESH_MS = 15_000;

/** Whether the sign-in provider answers; one that has just answered is not asked again. */
@Injectable()
export class SignInCheck {
  #answeredAt = Number.NEGATIVE_INFINITY;

  constructor(@Inject(APP_CONFIG) private readonly config: AppConfig) {}

  /** Throws when it does not answer. */
  async ask(): Promise<void> {
    if (performance.now() - this.#answeredAt < FRESH_MS) return;
    await fetchJson(discoveryAddress(this.config.oidc.issuer));
    this.#answeredAt = performance.now();
  }
}
