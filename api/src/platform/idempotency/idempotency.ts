import { Injectable } from '@nestjs/common';
import { Counter, Registry } from 'prom-client';
import { DomainError } from '../calls/domain-error';
import { Database } from '../database/database';
import { sql } from '../database/statement';

/** One call that may come more than once. `scope` names the caller and the call, so that two people's keys never meet. */
interface IdempotentCall {
  readonly scope: string;
  readonly key: string;
  readonly requestHash: Buffer;
}

const findRecord = sql<{ requestHash: Buffer; response: string }>(
  'idempotency.find',
  'select request_hash as "requestHash", response from idempotency_record where scope = $1 and key = $2',
);

const removeRecord = sql<never>('idempotency.remove', 'delete from idempotency_record where scope = $1 and key = $2');

/** The first answer of a call (I2, D20). The statement that does the work keeps it beside its data (`idempotency.fragment.ts`). */
@Injectable()
export class Idempotency {
  readonly #replays: Counter;

  constructor(
    private readonly database: Database,
    registry: Registry,
  ) {
    const help = 'Calls that came again and were given their first answer';
    this.#replays = new Counter({ name: 'arrival_idempotency_replays_total', help, registers: [registry] });
  }

  /** What was answered, as it was; refuses a key that was used for another request. */
  async find({ scope, key, requestHash }: IdempotentCall): Promise<string | undefined> {
    const record = await this.database.first(findRecord, [scope, key]);
    if (record && !record.requestHash.equals(requestHash)) throw new DomainError('request.key_reused');
    if (record) this.#replays.inc();
    return record?.response;
  }

  /** For an answer that can no longer be read. */
  async forget(scope: string, key: string): Promise<void> {
    await this.database.run(removeRecord, [scope, key]);
  }
}
