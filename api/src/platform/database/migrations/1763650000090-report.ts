import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The customer report (D33, D34): generations, their rows, and which version of each household they are about. */
export class Report1763650000090 implements MigrationInterface {
  name = 'Report1763650000090';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
create table report_generation (
  id integer generated always as identity constraint pk_report_generation primary key,
  state text not null default 'waiting'
    constraint ck_report_generation_state check (state in ('waiting', 'running', 'whole', 'failed', 'stopped', 'old')),
  is_under_way boolean not null default true,
  decided_as_of text,
  last_head bigint not null default 0,
  households integer not null default 0,
  households_total integer not null default 0,
  row_count integer not null default 0,
  asked_at timestamptz not null default now(),
  progressed_at timestamptz not null default now(),
  finished_at timestamptz
);
create unique index uq_report_generation_under_way on report_generation (is_under_way) where is_under_way;
create table report_household (
  generation_id integer not null constraint fk_report_household_generation references report_generation,
  head_contact_id bigint not null,
  version bigint not null,
  constraint pk_report_household primary key (generation_id, head_contact_id)
);
create table report_row (
  generation_id integer not null constraint fk_report_row_generation references report_generation,
  head_contact_id bigint not null,
  place integer not null,
  generated_at timestamptz not null,
  kind text not null,
  visit_days date[] not null,
  has_season_pass boolean not null,
  contact_id bigint not null,
  parent_contact_id bigint,
  first_name text not null,
  last_name text not null,
  email text,
  phone text,
  date_of_birth date,
  age integer,
  is_head_of_household boolean not null,
  location_id integer not null,
  location_name text not null,
  activity_id integer,
  activity_name text,
  task_id integer,
  task_name text,
  task_type text,
  pos_waiver_id text,
  product_id integer,
  product_name text,
  product_date date,
  order_id bigint,
  transaction_id bigint,
  sales_location_id text,
  resort_code text,
  needs_waiver boolean not null,
  needs_rental_profile boolean not null,
  needs_child_registration boolean not null,
  needs_photo boolean not null,
  printable_media_count integer not null,
  reason text not null,
  valid_until date,
  validation_date date,
  constraint pk_report_row primary key (generation_id, head_contact_id, place)
);
create index ix_report_row_location on report_row (generation_id, location_id);
`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table report_row, report_household, report_generation;');
  }
}
