import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A location invites those who come in so many days and still have something to finish, each once a visit (D78). */
export class Invitations1763650000720 implements MigrationInterface {
  name = 'Invitations1763650000720';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
alter table location add column invite_days_before integer, add column invite_language text not null default 'en',
  add constraint ck_location_invite_days_before check (invite_days_before between 1 and 14);
create table invitation (
  id uuid not null default gen_random_uuid() constraint pk_invitation primary key,
  head_contact_id bigint not null,
  location_id integer not null,
  day date not null,
  status text not null default 'waiting',
  attempts integer not null default 0,
  reply text,
  created_at timestamptz not null default now(),
  settled_at timestamptz,
  constraint uq_invitation unique (head_contact_id, location_id, day),
  constraint ck_invitation_status check (status in ('waiting', 'sent', 'needless', 'refused', 'late'))
);
create index ix_invitation_waiting on invitation (location_id, id) where status = 'waiting';
create index ix_invitation_day on invitation (day);
`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
drop table invitation;
alter table location drop column invite_days_before, drop column invite_language;
`);
  }
}
