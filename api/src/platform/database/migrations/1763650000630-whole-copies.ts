import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Copies of signed waivers left out what lay in parts of the text and pictures in a paragraph, and lettered lists were numbered: whoever takes
 * one of such a text gets it made anew.
 */
export class WholeCopies1763650000630 implements MigrationInterface {
  name = 'WholeCopies1763650000630';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
update waiver_copy c set is_proven = false from signature s join waiver_text t on t.hash = s.text_hash
where s.id = c.signature_id
  and t.html ~* '<(address|article|aside|caption|dd|div|dl|dt|fig|footer|header|hgroup|img|main|nav|pre|section|ol [^>]*type)'`);
  }

  async down(): Promise<void> {
    // The version before keeps what is there.
  }
}
