import type { ProviderMedia } from '@arrival/contracts';
import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database';
import { sql } from '../../../platform/database/statement';
import { PersonalData } from '../../../platform/personal-data/personal-data';

export interface KeptPass {
  readonly contactId: number;
  readonly transactionId: string;
  readonly told: ProviderMedia | null;
  readonly toldAt: Date | null;
}

const fields = 'contact_id as "contactId", transaction_id as "transactionId", told, told_at as "toldAt"';

const find = sql<KeptPass>('passes.find-mobile', `select ${fields} from mobile_pass where contact_id = $1`);

const findByTransaction = sql<KeptPass>(
  'passes.find-mobile-by-transaction',
  `select ${fields} from mobile_pass where contact_id = any($1) and transaction_id = $2`,
);

/** The provider makes one for each customer: when two ask at once, both are told of the same. */
const keep = sql<never>(
  'passes.keep-mobile',
  `insert into mobile_pass (contact_id, order_id, transaction_id) values ($1, $2, $3)
on conflict (contact_id) do update set order_id = excluded.order_id, transaction_id = excluded.transaction_id`,
);

const keepTold = sql<never>(
  'passes.keep-told-mobile',
  'update mobile_pass set told = $2, told_at = now() where contact_id = $1',
);

const ofPeople = sql<{ contactId: number; told: ProviderMedia | null; madeAtUtc: Date }>(
  'passes.list-mobile-of-people',
  'select contact_id as "contactId", told, made_at as "madeAtUtc" from mobile_pass where contact_id = any($1)',
);

/** Mobile passes as they are known here. They go with their people, and are in their archive (D61). */
@Injectable()
export class MobilePassesQueries {
  constructor(
    private readonly database: Database,
    personal: PersonalData,
  ) {
    personal.register({ name: 'mobilePasses', read: ({ ids }) => database.run(ofPeople, [ids]) });
  }

  find(contactId: number): Promise<KeptPass | undefined> {
    return this.database.first(find, [contactId]);
  }

  /** Only among these people. */
  findByTransaction(contactIds: readonly number[], transactionId: string): Promise<KeptPass | undefined> {
    return this.database.first(findByTransaction, [contactIds, transactionId]);
  }

  async keep(contactId: number, { orderId, transactionId }: { orderId: string; transactionId: string }): Promise<void> {
    await this.database.run(keep, [contactId, orderId, transactionId]);
  }

  async keepTold(contactId: number, media: ProviderMedia | null): Promise<void> {
    await this.database.run(keepTold, [contactId, media]);
  }
}
