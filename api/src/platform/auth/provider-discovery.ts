import { Inject, Injectable } from '@nestjs/common';
import { z } from 'zod';
import { APP_CONFIG, type AppConfig } from '../../config/app-config';
import { fetchJson } from '../outside/fetch-json';
import { SharedReading } from '../process/shared-reading';

const metadata = z.object({ issuer: z.string(), jwks_uri: z.url(), userinfo_endpoint: z.url().optional() });
type Metadata = z.infer<typeof metadata>;

/** Where a provider tells its metadata (OpenID Connect Discovery 1.0 §4). */
export const discoveryAddress = (issuer: string): string =>
  `${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`;

/** What the OpenID provider publishes about itself; read once, a failed reading is not remembered. */
@Injectable()
export class ProviderDiscovery {
  readonly #reading = new SharedReading(() => this.#fetch());

  constructor(@Inject(APP_CONFIG) private readonly config: AppConfig) {}

  get issuer(): string {
    return this.config.oidc.issuer;
  }

  /** Throws when the provider cannot be reached or calls itself otherwise. */
  read(): Promise<Metadata> {
    return this.#reading.read();
  }

  async #fetch(): Promise<Metadata> {
    const found = metadata.parse(await fetchJson(discoveryAddress(this.issuer)));
    if (found.issuer !== this.issuer) throw new Error(`the provider calls itself ${found.issuer}`);
    return found;
  }
}
