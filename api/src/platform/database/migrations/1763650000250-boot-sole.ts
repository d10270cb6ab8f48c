import type { MigrationInterface, QueryRunner } from 'typeorm';
import { applyFunction } from '../apply-functions';

/** How long the sole of somebody's own boots is: the release chart has a column for it, beside the skier's code. */
export class BootSole1763650000250 implements MigrationInterface {
  name = 'BootSole1763650000250';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table rental_profile add column boot_sole_mm integer');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table rental_profile drop column boot_sole_mm');
    await applyFunction(runner, 'household-parts.sql');
  }
}
