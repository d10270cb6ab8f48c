import { Inject, Injectable } from '@nestjs/common';
import { APP_CONFIG, type AppConfig } from '../../config/app-config';
import type { Principal } from '../../platform/auth/principal';
import { Database } from '../../platform/database/database';
import { findAdministrator } from './access.queries';

/** Who may administer (D6). */
@Injectable()
export class AccessFacade {
  constructor(
    @Inject(APP_CONFIG) private readonly config: AppConfig,
    private readonly database: Database,
  ) {}

  /** Asked anew on each request, so that a removal acts at once. */
  async isAdministrator({ issuer, subject, clientId, email, emailVerified }: Principal): Promise<boolean> {
    if (!this.#mayAdminister(clientId)) return false;
    const found = await this.database.first(findAdministrator, [issuer, subject, email ?? '', emailVerified && email !== undefined]);
    return found !== undefined;
  }

  /** A token that the guest app or another app asked for does not open the console, whoever signed in. */
  #mayAdminister(clientId: string | undefined): boolean {
    const { adminTokenClients } = this.config.oidc;
    return adminTokenClients === 'any' || (clientId !== undefined && adminTokenClients.includes(clientId));
  }
}
