import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * New pick-up codes have 20 letters and digits, of 74 random bits: the smallest QR code (21 modules) holds so many capitals, and the bigger
 * its modules the sooner a box in the sun reads them. Codes that were given stay.
 */
export class ShortPickupCodes1763650000420 implements MigrationInterface {
  name = 'ShortPickupCodes1763650000420';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `alter table contact alter column pickup_code set default upper(left(replace(gen_random_uuid()::text, '-', ''), 20));`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      `alter table contact alter column pickup_code set default replace(gen_random_uuid()::text, '-', '');`,
    );
  }
}
