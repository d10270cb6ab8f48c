import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A spreadsheet calculates +1-970-555-0100 too: of such rows nobody knows any more that they have no formulas, until the report is made anew (D34). */
export class PhonesAreCalculated1763650000560 implements MigrationInterface {
  name = 'PhonesAreCalculated1763650000560';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`update report_row set has_formulas = null where not has_formulas and phone ~ '^[+].*[()-]'`);
  }

  async down(): Promise<void> {
    // What nobody knows is looked at.
  }
}
