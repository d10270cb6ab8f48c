import type { ApiKey, ApiKeyCreate, OwnKey } from '@arrival/contracts';
import { Inject, Injectable } from '@nestjs/common';
import { APP_CONFIG, type AppConfig } from '../../config/app-config';
import type { Actor } from '../../platform/audit/actor';
import { AdminChanges } from '../../platform/audit/admin-changes';
import { RecordChanges } from '../../platform/audit/record-changes';
import type { KeyHolder } from '../../platform/auth/principal';
import { DomainError } from '../../platform/calls/domain-error';
import type { ListQuery } from '../../platform/calls/list-query';
import type { Page } from '../../platform/calls/page';
import { ApiDefaultSettingsService } from './api-default-settings.service';
import { hashOfApiKey, newApiKeyToken } from './api-key-token';
import { ApiKeysQueries } from './api-keys.queries';

/** Keys for integrators (spec §7, D48): made, listed without what is secret of them, revoked for good. */
@Injectable()
export class ApiKeysService {
  readonly #records: RecordChanges<ApiKey>;

  constructor(
    changes: AdminChanges,
    private readonly queries: ApiKeysQueries,
    private readonly defaults: ApiDefaultSettingsService,
    @Inject(APP_CONFIG) private readonly config: AppConfig,
  ) {
    this.#records = new RecordChanges(changes, queries.keys, { entity: 'api_key', unknown: 'key.unknown' });
  }

  /** Without revoked ones unless they are asked for. */
  list(query: ListQuery): Promise<Page<ApiKey>> {
    return this.queries.keys.list({ ...query, filter: { isRevoked: false, ...query.filter } });
  }

  /** The only answer that ever has the whole key. */
  async create(actor: Actor, { nickname, type }: ApiKeyCreate): Promise<ApiKey> {
    const token = newApiKeyToken();
    const values = { nickname, type, tokenHash: hashOfApiKey(token), lastFour: token.slice(-4) };
    const made = await this.#records.create(actor, () => this.queries.keys.insert(values));
    return { ...made, token };
  }

  /** To the program that calls with it. */
  async describe({ nickname, type }: KeyHolder): Promise<OwnKey> {
    const { daysBeforeCurrentDay, daysAfterCurrentDay } = await this.defaults.read();
    const days = { daysBeforeCurrentDate: daysBeforeCurrentDay, daysAfterCurrentDate: daysAfterCurrentDay };
    return { nickname, type, requestsPerMinute: this.config.keyRequestsPerMinute, ...days };
  }

  /** From the next call on, at every process: the key is looked up for each. There is no way back, so the trail offers none. */
  revoke(actor: Actor, id: number): Promise<ApiKey> {
    const work = async ({ isRevoked }: ApiKey) => {
      if (isRevoked) throw new DomainError('key.unknown');
      await this.queries.revoke(id);
    };
    return this.#records.change(actor, id, work, 'revoked');
  }
}
