import { Inject, Injectable } from '@nestjs/common';
import { APP_CONFIG, type AppConfig } from '../../config/app-config';
import type { Principal } from '../../platform/auth/principal';
import { AccessQueries } from './access.queries';

/** Who may administer (D6). */
@Injectable()
export class AccessFacade {
  constructor(
    @Inject(APP_CONFIG) private readonly config: AppConfig,
    private readonly queries: AccessQueries,
  ) {}

  /** Asked anew on each request, so that a removal acts at once. */
  async isAdministrator({ issuer, subject, clientId, email, emailVerified }: Principal): Promise<boolean> {
    if (!this.#mayAdminister(clientId)) return false;
    return this.queries.isListed(issuer, subject, emailVerified ? (email ?? null) : null);
  }

  /** A token that the guest app or another app asked for does not open the console, whoever signed in. */
  #mayAdminister(clientId: string | undefined): boolean {
    const { adminTokenClients } = this.config.oidc;
    return adminTokenClients === 'any' || (clientId !== undefined && adminTokenClients.includes(clientId));
  }
}
