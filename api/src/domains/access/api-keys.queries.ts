import { API_KEY_DAYS, API_KEY_PREFIX, type ApiDefaultSettings, type ApiKey, type ApiKeyType } from '@arrival/contracts';
import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database';
import { RecordTable, where } from '../../platform/database/record-table';
import { sql, sqlInTransaction } from '../../platform/database/statement';

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

const revoke = sqlInTransaction<never>(
  'access.revoke_api_key',
  'update api_key set revoked_at = now(), version = version + 1, modified_at = now() where id = $1',
);

const addUses = sql<never>(
  'access.add_api_key_uses',
  `insert into api_key_use (api_key_id, day, requests, last_used_at)
   select used.id, (used.at at time zone 'utc')::date, used.requests, used.at
   from unnest($1::integer[], $2::bigint[], $3::timestamptz[]) as used (id, requests, at)
   on conflict (api_key_id, day) do update
   set requests = api_key_use.requests + excluded.requests, last_used_at = greatest(api_key_use.last_used_at, excluded.last_used_at)`,
);

const instant = (column: string) => `to_char(${column} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
const lastUse = '(select max(u.last_used_at) from api_key_use u where u.api_key_id = r.id)';

const keys = {
  name: 'access.api-key',
  table: 'api_key',
  columns: { nickname: 'nickname', type: 'type', tokenHash: 'token_hash', lastFour: 'last_four' },
  json: `json_build_object('id', r.id, 'nickname', r.nickname, 'token', '${API_KEY_PREFIX}…' || r.last_four, 'type', r.type,
  'isRevoked', r.revoked_at is not null, 'createdDateUtc', ${instant('r.created_at')}, 'lastUsedDateUtc', ${instant(lastUse)},
  'requestsPerDay', (select coalesce(json_agg(json_build_object('day', u.day, 'requests', u.requests) order by u.day), '[]')
    from api_key_use u where u.api_key_id = r.id and u.day > (now() at time zone 'utc')::date - ${API_KEY_DAYS}),
  'version', r.version, 'modifiedDateUtc', ${instant('r.modified_at')})`,
  sorts: {
    createdDateUtc: 'r.created_at',
    nickname: 'lower(r.nickname)',
    type: 'r.type',
    lastUsedDateUtc: lastUse,
    id: 'r.id',
  },
  filters: {
    q: where.contains('r.nickname', 'r.last_four'),
    id: where.ids(),
    isRevoked: '(r.revoked_at is not null) = coalesce($::boolean, false)',
  },
} as const;

const defaults = {
  name: 'access.api-defaults',
  table: 'api_default_settings',
  columns: { daysBeforeCurrentDay: 'days_before_current_day', daysAfterCurrentDay: 'days_after_current_day' },
  json: `json_build_object('id', r.id, 'daysBeforeCurrentDay', r.days_before_current_day, 'daysAfterCurrentDay', r.days_after_current_day,
  'version', r.version, 'modifiedDateUtc', ${instant('r.modified_at')})`,
  sorts: { id: 'r.id' },
  filters: {},
} as const;

export type DefaultsRecord = ApiDefaultSettings & { readonly id: 1 };

/** Keys and the settings that go with them. Nothing here ever answers a key or its hash to a browser. */
@Injectable()
export class ApiKeysQueries {
  readonly keys: RecordTable<ApiKey>;
  readonly defaults: RecordTable<DefaultsRecord>;

  constructor(private readonly database: Database) {
    this.keys = new RecordTable(database, keys);
    this.defaults = new RecordTable(database, defaults);
  }

  findByHash(hash: Buffer): Promise<KnownKey | undefined> {
    return this.database.first(findByHash, [hash]);
  }

  async revoke(id: number): Promise<void> {
    await this.database.run(revoke, [id]);
  }

  async addUses(uses: readonly KeyUse[]): Promise<void> {
    const columns = [uses.map(({ id }) => id), uses.map(({ requests }) => requests), uses.map(({ lastUsedAt }) => lastUsedAt)];
    await this.database.run(addUses, columns);
  }
}
