import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What guests typed and have not saved, sealed, for a day, so that another device goes on with it (D51). */
export class FormDrafts1763650000384 implements MigrationInterface {
  name = 'FormDrafts1763650000384';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
create table form_draft (
  name text constraint pk_form_draft primary key,
  head_contact_id bigint not null constraint fk_form_draft_head references contact (contact_id) on delete cascade,
  contact_id bigint not null constraint fk_form_draft_contact references contact (contact_id) on delete cascade,
  kept_at timestamptz not null,
  key_id text not null,
  sealed bytea not null
);
create index ix_form_draft_head on form_draft (head_contact_id);
create index ix_form_draft_contact on form_draft (contact_id);
create index ix_form_draft_kept on form_draft (kept_at);
`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table form_draft');
  }
}
