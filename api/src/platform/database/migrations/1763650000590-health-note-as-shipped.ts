import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The note at the health answers as it was shipped before, saved with the rest of the page, is no text of the resort's own: it stays in English for everybody. */
export class HealthNoteAsShipped1763650000590 implements MigrationInterface {
  name = 'HealthNoteAsShipped1763650000590';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `update admin_settings set language_settings = language_settings #- '{checkIn,childHealthNote}'
where language_settings #>> '{checkIn,childHealthNote}' =
  'Only the staff who look after your child can read these answers. They are deleted after the season.'`,
    );
  }

  async down(): Promise<void> {
    // What is not saved is as shipped.
  }
}
