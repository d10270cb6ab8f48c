import type { MigrationInterface, QueryRunner } from 'typeorm';
import { applyFunction } from '../apply-functions';

/** Staff ask for a finished profile, registration or photo again, and say why: with the record, so that what is saved anew counts (D79). */
export class AskedAgain1763650000730 implements MigrationInterface {
  name = 'AskedAgain1763650000730';

  async up(runner: QueryRunner): Promise<void> {
    for (const table of tables) await runner.query(`alter table ${table} add column asked_again text`);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of tables) await runner.query(`alter table ${table} drop column asked_again`);
    await applyFunction(runner, 'household-parts.sql');
  }
}

const tables = ['rental_profile', 'child_registration', 'photo'];
