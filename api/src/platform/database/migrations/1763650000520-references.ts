import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What refers to something is found without reading whole tables: the accounts of who is erased, and whether a file is still used; the
 * nightly comparison reads a folder's files by the same indexes, whatever the collation.
 */
export class References1763650000520 implements MigrationInterface {
  name = 'References1763650000520';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
create index ix_identity_contact on identity (contact_id);
create index ix_photo_storage_key on photo (storage_key text_pattern_ops);
create index ix_photo_upload_storage_key on photo_upload (storage_key text_pattern_ops);
create index ix_waiver_copy_storage_key on waiver_copy (storage_key text_pattern_ops);
`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      'drop index ix_identity_contact, ix_photo_storage_key, ix_photo_upload_storage_key, ix_waiver_copy_storage_key',
    );
  }
}
