import type { ProviderMedia } from '@arrival/contracts';
import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database';
import { sql, sqlInTransaction } from '../../../platform/database/statement';
import { PersonalData } from '../../../platform/personal-data/personal-data';
import { ExpiredData, type Removal } from '../../../platform/retention/expired-data';
import { holdMember } from '../../pos/members.fragment';

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
const keep = sql<{ contactId: number }>(
  'passes.keep-mobile',
  `insert into mobile_pass (contact_id, order_id, transaction_id) select $1, $2, $3 from (${holdMember('$1')}) holder
on conflict (contact_id) do update set order_id = excluded.order_id, transaction_id = excluded.transaction_id
returning contact_id as "contactId"`,
);

const keepTold = sql<never>(
  'passes.keep-told-mobile',
  'update mobile_pass set told = $2, told_at = now() where contact_id = $1',
);

const ofPeople = sql<{ contactId: number; told: ProviderMedia | null; madeAtUtc: Date }>(
  'passes.list-mobile-of-people',
  'select contact_id as "contactId", told, made_at as "madeAtUtc" from mobile_pass where contact_id = any($1)',
);

const AT_ONCE = 1_000;

/** $1 kept from: nobody has asked for it since. The provider still has it, and tells of it when somebody asks. */
const removeUnused = sqlInTransaction<Removal>(
  'passes.remove-unused-mobile',
  `with gone as (
  delete from mobile_pass where contact_id in (select contact_id from mobile_pass where coalesce(told_at, made_at) < $1 limit ${AT_ONCE})
  returning coalesce(told_at, made_at) as last_at
)
select count(*)::integer as removed, min(last_at) as oldest from gone`,
);

/**
 * Mobile passes as they are known here. They go with their people, or earlier when nobody asks for them for as long as households are kept
 * (D60), and are in their archive (D61).
 */
@Injectable()
export class MobilePassesQueries {
  constructor(
    private readonly database: Database,
    personal: PersonalData,
    expired: ExpiredData,
  ) {
    expired.register('households', (keptFrom) => this.#removeUnused(keptFrom));
    personal.register({ name: 'mobilePasses', read: ({ ids }) => database.run(ofPeople, [ids]) });
  }

  async #removeUnused(keptFrom: Date): Promise<Removal> {
    const gone = (await this.database.first(removeUnused, [keptFrom]))!;
    return { ...gone, ...(gone.removed === AT_ONCE && { next: [] }) };
  }

  find(contactId: number): Promise<KeptPass | undefined> {
    return this.database.first(find, [contactId]);
  }

  /** Only among these people. */
  findByTransaction(contactIds: readonly number[], transactionId: string): Promise<KeptPass | undefined> {
    return this.database.first(findByTransaction, [contactIds, transactionId]);
  }

  /** False when nobody has this id any more. */
  async keep(
    contactId: number,
    { orderId, transactionId }: { orderId: string; transactionId: string },
  ): Promise<boolean> {
    return (await this.database.first(keep, [contactId, orderId, transactionId])) !== undefined;
  }

  async keepTold(contactId: number, media: ProviderMedia | null): Promise<void> {
    await this.database.run(keepTold, [contactId, media]);
  }
}
