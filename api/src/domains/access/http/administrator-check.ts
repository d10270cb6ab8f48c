import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { APP_CONFIG, type AppConfig } from '../../../config/app-config';
import { AccessChecks } from '../../../platform/auth/access-check';
import { AccessFacade } from '../access.facade';
import { AccessQueries } from '../access.queries';

/** Decides `@Admin()`; the access list begins with the start-up configuration (D6). */
@Injectable()
export class AdministratorCheck implements OnModuleInit {
  constructor(
    @Inject(APP_CONFIG) private readonly config: AppConfig,
    private readonly queries: AccessQueries,
    private readonly checks: AccessChecks,
    private readonly access: AccessFacade,
  ) {}

  async onModuleInit(): Promise<void> {
    this.checks.register('admin', {
      needsToken: true,
      allows: ({ principal }) => (principal ? this.access.isAdministrator(principal) : Promise.resolve(false)),
    });
    if (this.config.adminEmails.length > 0) await this.queries.listFirst(this.config.adminEmails);
  }
}
