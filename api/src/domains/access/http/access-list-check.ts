import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { APP_CONFIG, type AppConfig } from '../../../config/app-config';
import { AccessChecks } from '../../../platform/auth/access-check';
import type { Principal } from '../../../platform/auth/principal';
import { AccessFacade } from '../access.facade';
import { AccessQueries } from '../access.queries';

/** Decides `@Admin()` and `@Staff()`; the access list begins with the start-up configuration (D6). */
@Injectable()
export class AccessListCheck implements OnModuleInit {
  constructor(
    @Inject(APP_CONFIG) private readonly config: AppConfig,
    private readonly queries: AccessQueries,
    private readonly checks: AccessChecks,
    private readonly access: AccessFacade,
  ) {}

  async onModuleInit(): Promise<void> {
    const roleOf = async (principal: Principal | undefined) => principal && this.access.roleOf(principal);
    this.checks.register('admin', {
      needsToken: true,
      allows: async ({ principal }) => (await roleOf(principal)) === 'administrator',
    });
    this.checks.register('staff', {
      needsToken: true,
      allows: async ({ principal }) => (await roleOf(principal)) !== undefined,
    });
    if (this.config.adminEmails.length > 0) await this.queries.listFirst(this.config.adminEmails);
  }
}
