import { createHmac } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { APP_CONFIG, type AppConfig } from '../../../config/app-config';
import { derivedKeys } from '../../../platform/crypto/derived-keys';
import { Database } from '../../../platform/database/database';
import { sql, sqlInTransaction } from '../../../platform/database/statement';
import { PersonalData } from '../../../platform/personal-data/personal-data';

const numbersOf = sqlInTransaction<{ customerNumber: string }>(
  'pos.list-told-numbers',
  `select customer_number as "customerNumber" from contact join pos_link using (contact_id)
where contact_id = any($1) and customer_number is not null`,
);

const keep = sqlInTransaction<never>(
  'pos.keep-erased-customers',
  `insert into erased_customer (number_hash) select decode(h, 'hex') from unnest($1::text[]) h on conflict do nothing`,
);

const hashes = `number_hash in (select decode(h, 'hex') from unnest($1::text[]) h)`;

const find = sql<{ hash: string }>(
  'pos.find-erased-customers',
  `select encode(number_hash, 'hex') as hash from erased_customer where ${hashes}`,
);

const forget = sql<never>('pos.forget-erased-customers', `delete from erased_customer where ${hashes}`);

/** Who was erased here and may still be told of by the point of sale: nothing of them but keyed hashes of their customer numbers. */
@Injectable()
export class ErasedCustomersQueries {
  /** The first makes hashes, all of them find them. */
  readonly #keys: Uint8Array[];

  constructor(
    @Inject(APP_CONFIG) config: AppConfig,
    private readonly database: Database,
    personal: PersonalData,
  ) {
    this.#keys = derivedKeys(config, 'erased customer');
    personal.register({ name: 'erasedCustomers', eraseHousehold: ({ ids }) => this.#keep(ids) });
  }

  /** Those of these customer numbers whose people were erased and have not come back since. */
  async among(numbers: readonly string[]): Promise<Set<string>> {
    const found = new Set((await this.database.run(find, [this.#hashes(numbers)])).map(({ hash }) => hash));
    if (found.size === 0) return new Set();
    return new Set(numbers.filter((number) => this.#hashes([number]).some((hash) => found.has(hash))));
  }

  async forget(numbers: readonly string[]): Promise<void> {
    await this.database.run(forget, [this.#hashes(numbers)]);
  }

  async #keep(ids: readonly number[]): Promise<void> {
    const told = await this.database.run(numbersOf, [ids]);
    const [key] = this.#keys;
    if (key) await this.database.run(keep, [told.map(({ customerNumber }) => hashOf(key, customerNumber))]);
  }

  #hashes(numbers: readonly string[]): string[] {
    return this.#keys.flatMap((key) => numbers.map((number) => hashOf(key, number)));
  }
}

const hashOf = (key: Uint8Array, number: string): string => createHmac('sha256', key).update(number).digest('hex');
