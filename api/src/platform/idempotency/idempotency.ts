import { Injectable } from '@nestjs/common';
import { Counter, Registry } from 'prom-client';
import { Database } from '../database/database';
import { sql, sqlInTransaction } from '../database/statement';
import { UnitOfWork } from '../database/unit-of-work';
import { DomainError } from '../http/domain-error';

/** One call that may come more than once. `scope` names the caller and the call, so that two people's keys never meet. */
export interface IdempotentCall {
  readonly scope: string;
  readonly key: string;
  readonly requestHash: Buffer;
}

export interface StoredAnswer {
  readonly status: number;
  /** JSON text, as it was answered. */
  readonly response: string;
}

interface RecordRow extends StoredAnswer {
  readonly requestHash: Buffer;
}

const findRecord = sql<RecordRow>(
  'idempotency.find',
  'select request_hash as "requestHash", status, response from idempotency_record where scope = $1 and key = $2',
);

const insertRecord = sqlInTransaction<never>(
  'idempotency.insert',
  'insert into idempotency_record (scope, key, request_hash, status, response) values ($1, $2, $3, $4, $5)',
);

const removeRecord = sql<never>('idempotency.remove', 'delete from idempotency_record where scope = $1 and key = $2');

const RECORD_EXISTS = 'pk_idempotency_record';

/** Whether a statement failed because the same call was stored meanwhile: read its answer with `find`. */
const wasStoredMeanwhile = (error: unknown): boolean => {
  const { constraint, driverError } = (error ?? {}) as { constraint?: string; driverError?: { constraint?: string } };
  return constraint === RECORD_EXISTS || driverError?.constraint === RECORD_EXISTS;
};

/**
 * The first answer of a call, kept with its data (I2, D20). A service whose work is one SQL statement inserts the record in that
 * statement (`idempotency_record`) and uses `find` and `wasStoredMeanwhile`; any other uses `once`.
 */
@Injectable()
export class Idempotency {
  readonly #replays: Counter;

  constructor(
    private readonly database: Database,
    private readonly unitOfWork: UnitOfWork,
    registry: Registry,
  ) {
    const help = 'Calls that came again and were given their first answer';
    this.#replays = new Counter({ name: 'arrival_idempotency_replays_total', help, registers: [registry] });
  }

  /** The stored answer; refuses a key that was used for another request. */
  async find({ scope, key, requestHash }: IdempotentCall): Promise<StoredAnswer | undefined> {
    const record = await this.database.first(findRecord, [scope, key]);
    if (record && !record.requestHash.equals(requestHash)) throw new DomainError('request.key_reused');
    if (record) this.#replays.inc();
    return record && { status: record.status, response: record.response };
  }

  /** For an answer that can no longer be read. */
  async forget(scope: string, key: string): Promise<void> {
    await this.database.run(removeRecord, [scope, key]);
  }

  /** Does the work once, in a unit of work that also keeps the answer; the same call later or beside it gets the same answer. */
  async once(call: IdempotentCall, work: () => Promise<StoredAnswer>): Promise<StoredAnswer> {
    const stored = await this.find(call);
    if (stored) return stored;
    try {
      return await this.unitOfWork.run(async () => {
        const answer = await work();
        await this.database.run(insertRecord, [call.scope, call.key, call.requestHash, answer.status, answer.response]);
        return answer;
      });
    } catch (error) {
      const meanwhile = wasStoredMeanwhile(error) ? await this.find(call) : undefined;
      if (!meanwhile) throw error;
      return meanwhile;
    }
  }
}
