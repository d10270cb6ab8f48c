import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { APP_CONFIG, type AppConfig } from '../../config/app-config';
import { AccessChecks } from '../../platform/auth/access-check';
import type { Principal } from '../../platform/auth/principal';
import { Database } from '../../platform/database/database';
import { findAdministrator, listFirstAdministrators } from './access.queries';

/** Who may administer (D6): the access list, begun from start-up configuration. */
@Injectable()
export class AccessFacade implements OnModuleInit {
  constructor(
    @Inject(APP_CONFIG) private readonly config: AppConfig,
    private readonly database: Database,
    private readonly checks: AccessChecks,
  ) {}

  async onModuleInit(): Promise<void> {
    this.checks.register('admin', {
      needsToken: true,
      allows: ({ principal }) => (principal ? this.isAdministrator(principal) : Promise.resolve(false)),
    });
    if (this.config.adminEmails.length > 0) await this.database.run(listFirstAdministrators, [this.config.adminEmails]);
  }

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
