import type { ApiKey, ApiKeyCreate } from '@arrival/contracts';
import { Injectable } from '@nestjs/common';
import type { Actor } from '../../platform/audit/actor';
import { AdminChanges } from '../../platform/audit/admin-changes';
import { RecordChanges } from '../../platform/audit/record-changes';
import { DomainError } from '../../platform/http/domain-error';
import type { ListQuery } from '../../platform/http/list-query';
import type { Page } from '../../platform/http/page';
import { hashOfApiKey, newApiKeyToken } from './api-key-token';
import { ApiKeysQueries } from './api-keys.queries';

/** Keys for integrators (spec §7, D48): made, listed without what is secret of them, revoked for good. */
@Injectable()
export class ApiKeysService {
  readonly #records: RecordChanges<ApiKey>;

  constructor(
    changes: AdminChanges,
    private readonly queries: ApiKeysQueries,
  ) {
    this.#records = new RecordChanges(changes, queries.keys, { entity: 'api_key', unknown: 'key.unknown' });
  }

  list(query: ListQuery): Promise<Page<ApiKey>> {
    return this.queries.keys.list(query);
  }

  /** The only answer that ever has the whole key. */
  async create(actor: Actor, { nickname, type }: ApiKeyCreate): Promise<ApiKey> {
    const token = newApiKeyToken();
    const values = { nickname, type, tokenHash: hashOfApiKey(token), lastFour: token.slice(-4) };
    const made = await this.#records.create(actor, () => this.queries.keys.insert(values));
    return { ...made, token };
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
