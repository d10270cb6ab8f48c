import type { MigrationInterface, QueryRunner } from 'typeorm';

/** How many who come have answered for their rental (D82). Each process that knows it decides them anew. */
export class RentalsOfADay1763650000800 implements MigrationInterface {
  name = 'RentalsOfADay1763650000800';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table report_arrival add column rentals integer not null default 0');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table report_arrival drop column rentals');
  }
}
