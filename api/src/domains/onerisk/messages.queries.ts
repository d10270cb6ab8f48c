import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database';
import { sql, sqlInTransaction } from '../../platform/database/statement';
import type { OneRiskMessageEntity } from './one-risk-message.entity';

export type NewMessage = Pick<OneRiskMessageEntity, 'id' | 'source' | 'body' | 'signature' | 'sentAt'>;
export type KeptMessage = Pick<OneRiskMessageEntity, 'body' | 'sentAt'>;

const insert = sqlInTransaction<{ id: string }>(
  'onerisk.insert-message',
  `insert into one_risk_message (id, source, body, signature, sent_at) values ($1, $2, $3, $4, $5) on conflict do nothing returning id`,
);

const findOpen = sql<KeptMessage>(
  'onerisk.find-open-message',
  'select body, sent_at as "sentAt" from one_risk_message where id = $1 and processed_at is null',
);

const settle = sqlInTransaction<never>(
  'onerisk.settle-message',
  'update one_risk_message set outcome = $2, reference = $3, processed_at = now() where id = $1',
);

/** What the partner said, as it said it. */
@Injectable()
export class MessagesQueries {
  constructor(private readonly database: Database) {}

  /** Inside a unit of work. False for an id that came before. */
  async insert({ id, source, body, signature, sentAt }: NewMessage): Promise<boolean> {
    return (await this.database.run(insert, [id, source, body, signature, sentAt])).length > 0;
  }

  /** Undefined for one that was dealt with. */
  findOpen(id: string): Promise<KeptMessage | undefined> {
    return this.database.first(findOpen, [id]);
  }

  async settle(id: string, outcome: string, reference: string | null): Promise<void> {
    await this.database.run(settle, [id, outcome, reference]);
  }
}
