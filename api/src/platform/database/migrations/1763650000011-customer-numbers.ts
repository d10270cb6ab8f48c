import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A customer number that staff can read out and type: `C1000001`. The POS brings its own where one is connected (D36). */
export class CustomerNumbers1763650000011 implements MigrationInterface {
  name = 'CustomerNumbers1763650000011';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
create sequence customer_number_seq start with 1000001;
alter table contact alter column customer_number set default 'C' || nextval('customer_number_seq');
alter sequence customer_number_seq owned by contact.customer_number;
`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
alter table contact alter column customer_number set default replace(gen_random_uuid()::text, '-', '');
drop sequence customer_number_seq;
`);
  }
}
