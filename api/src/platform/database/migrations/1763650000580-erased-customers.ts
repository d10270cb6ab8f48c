import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Whom the point of sale behind a bridge still tells of after they were erased here does not come back by themselves (D61). */
export class ErasedCustomers1763650000580 implements MigrationInterface {
  name = 'ErasedCustomers1763650000580';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('create table erased_customer (number_hash bytea constraint pk_erased_customer primary key)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table erased_customer');
  }
}
