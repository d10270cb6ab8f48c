import {
  API_KEY_DAYS,
  API_KEY_PREFIX,
  type ApiDefaultSettings,
  type ApiKey,
  type ApiKeyType,
} from '@arrival/contracts';
import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database';
import { array, instant } from '../../platform/database/json.fragment';
import { describeRecord, where } from '../../platform/database/record-shape';
import { RecordTable } from '../../platform/database/record-table';
import { sql } from '../../platform/database/statement';
import { ApiDefaultSettingsEntity } from './api-default-settings.entity';
import { ApiKeyEntity } from './api-key.entity';

export interface KnownKey {
  readonly id: number;
  readonly nickname: string;
  readonly type: ApiKeyType;
  readonly hash: Buffer;
  readonly isRevoked: boolean;
}

/** How often a key was used since it was last written down, and when last. */
export interface KeyUse {
  readonly id: number;
  readonly requests: number;
  readonly lastUsedAt: Date;
}

const findByHash = sql<KnownKey>(
  'access.find_api_key',
  `select id, nickname, type, token_hash as hash, revoked_at is not null as "isRevoked" from api_key where token_hash = $1`,
);

const addUses = sql<never>(
  'access.add_api_key_uses',
  `insert into api_key_use (api_key_id, day, requests, last_used_at)
   select used.id, (used.at at time zone 'utc')::date, used.requests, used.at
   from unnest($1::integer[], $2::bigint[], $3::timestamptz[]) as used (id, requests, at)
   on conflict (api_key_id, day) do update
   set requests = api_key_use.requests + excluded.requests, last_used_at = greatest(api_key_use.last_used_at, excluded.last_used_at)`,
);

const lastUse = '(select max(u.last_used_at) from api_key_use u where u.api_key_id = r.id)';
const isRevoked = 'r.revoked_at is not null';

export const apiKeyShape = describeRecord(ApiKeyEntity, {
  order: 'createdDateUtc',
  without: ['revokedAt', 'lastFour'],
  adds: {
    token: `'${API_KEY_PREFIX}…' || r.last_four`,
    isRevoked,
    lastUsedDateUtc: instant(lastUse),
    requestsPerDay: array(
      `json_build_object('day', u.day, 'requests', u.requests)`,
      'u.day',
      `api_key_use u where u.api_key_id = r.id and u.day > (now() at time zone 'utc')::date - ${API_KEY_DAYS}`,
    ),
  },
  sorts: { lastUsedDateUtc: lastUse },
  filters: { q: where.contains('r.nickname', 'r.last_four'), isRevoked: `(${isRevoked}) = $` },
});

const defaultsShape = describeRecord(ApiDefaultSettingsEntity, { order: 'id' });

export type DefaultsRecord = ApiDefaultSettings & { readonly id: 1 };

/** Keys and the settings that go with them. Nothing here ever answers a key or its hash to a browser. */
@Injectable()
export class ApiKeysQueries {
  readonly keys: RecordTable<ApiKey>;
  readonly defaults: RecordTable<DefaultsRecord>;

  constructor(private readonly database: Database) {
    this.keys = new RecordTable(database, apiKeyShape);
    this.defaults = new RecordTable(database, defaultsShape);
  }

  findByHash(hash: Buffer): Promise<KnownKey | undefined> {
    return this.database.first(findByHash, [hash]);
  }

  async revoke(id: number): Promise<void> {
    await this.database.repository(ApiKeyEntity).update(id, { revokedAt: () => 'now()' });
  }

  async addUses(uses: readonly KeyUse[]): Promise<void> {
    const columns = [
      uses.map(({ id }) => id),
      uses.map(({ requests }) => requests),
      uses.map(({ lastUsedAt }) => lastUsedAt),
    ];
    await this.database.run(addUses, columns);
  }
}
