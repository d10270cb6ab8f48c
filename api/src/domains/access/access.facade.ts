import type { AccessRole } from '@arrival/contracts';
import { Inject, Injectable } from '@nestjs/common';
import { APP_CONFIG, type AppConfig } from '../../config/app-config';
import type { Principal } from '../../platform/auth/principal';
import { AccessQueries } from './access.queries';
import { ApiKeysQueries } from './api-keys.queries';

const THE_ROW = 1;

/** Days before and after the location's day. */
export interface ExportDays {
  readonly before: number;
  readonly after: number;
}

/** Who may administer (D6) or help at the desk (D77), and what goes with calls by key. */
@Injectable()
export class AccessFacade {
  constructor(
    @Inject(APP_CONFIG) private readonly config: AppConfig,
    private readonly queries: AccessQueries,
    private readonly keys: ApiKeysQueries,
  ) {}

  /** As what the caller may use the console. Asked anew on each request, so that a removal acts at once. */
  async roleOf(principal: Principal): Promise<AccessRole | undefined> {
    return this.#mayAdminister(principal.clientId) ? this.queries.roleOf(principal) : undefined;
  }

  async isAdministrator(principal: Principal): Promise<boolean> {
    return (await this.roleOf(principal)) === 'administrator';
  }

  /** Staff who are not in the guest app just now, also where its tokens may administer. */
  async isAtConsole(principal: Principal): Promise<boolean> {
    return principal.clientId !== this.config.oidc.clientId && (await this.roleOf(principal)) !== undefined;
  }

  /** Which days an export answers that names none (D37). */
  async exportDays(): Promise<ExportDays> {
    const { daysBeforeCurrentDay: before, daysAfterCurrentDay: after } = (await this.keys.defaults.find(THE_ROW))!;
    return { before, after };
  }

  /** A token that the guest app or another app asked for does not open the console, whoever signed in. */
  #mayAdminister(clientId: string | undefined): boolean {
    const { adminTokenClients } = this.config.oidc;
    return adminTokenClients === 'any' || (clientId !== undefined && adminTokenClients.includes(clientId));
  }
}
