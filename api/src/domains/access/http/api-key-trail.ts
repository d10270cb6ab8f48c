import { Injectable } from '@nestjs/common';
import { keyActor } from '../../../platform/audit/actor';
import { AuditedReads } from '../../../platform/audit/audited-reads';
import type { ArrivalRequest, KeyHolder } from '../../../platform/auth/principal';
import { Clock } from '../../../platform/clock/clock';

const HOUR_MS = 3_600_000;

/**
 * Which key asked for what and when, in the trail: the first call of its kind in an hour. The trail stays for years, and programs ask
 * each second; how many calls they were is counted beside it (`ApiKeyUses`).
 */
@Injectable()
export class ApiKeyTrail {
  #hour = 0;
  #kept = new Map<string, Promise<void>>();

  constructor(
    private readonly audit: AuditedReads,
    private readonly clock: Clock,
  ) {}

  /** Once this resolves the hour's entry is kept for good; only then may anything be answered. */
  async keep(key: KeyHolder, request: ArrivalRequest): Promise<void> {
    const call = `${request.method} ${request.routeOptions.url ?? ''}`;
    const name = `${key.id} ${call}`;
    const kept = this.#ofThisHour();
    const entry = kept.get(name) ?? this.#record(key, call, request);
    kept.set(name, entry);
    try {
      await entry;
    } catch (error) {
      kept.delete(name);
      throw error;
    }
  }

  #ofThisHour(): Map<string, Promise<void>> {
    const hour = Math.floor(this.clock.now() / HOUR_MS);
    if (hour !== this.#hour) {
      this.#hour = hour;
      this.#kept = new Map();
    }
    return this.#kept;
  }

  #record(key: KeyHolder, call: string, request: ArrivalRequest): Promise<void> {
    return this.audit.record({
      actor: keyActor(key, String(request.id)),
      action: 'api_key.used',
      entity: 'api_key',
      entityId: key.id,
      after: { nickname: key.nickname, call },
    });
  }
}
