import type { HappenedEvent } from '@arrival/contracts';
import { Injectable } from '@nestjs/common';
import { recordEvents } from '../../platform/audit/audit.fragment';
import { DomainError } from '../../platform/calls/domain-error';
import { constraintOf } from '../../platform/database/constraint-of';
import { Database } from '../../platform/database/database';
import { type Statement, sql } from '../../platform/database/statement';
import { rememberAnswer } from '../../platform/idempotency/idempotency.fragment';
import { addWork } from '../../platform/jobs/outbox.fragment';
import { addBroughtPhoto, addPhoto, saveBroughtPhoto, savePhoto } from '../photos/save-photo.fragment';
import { lockHousehold } from '../pos/completion.fragment';
import { addHandOvers } from '../pos/hand-over.fragment';
import { signWaivers } from '../waivers/sign-waivers.fragment';
import { noteEvents } from '../webhooks/note-events.fragment';
import {
  addRentalProfile,
  authorizeElsewhere,
  saveChildRegistration,
  saveRentalProfile,
  saveSkip,
  unusedBytes,
} from './save-answers.fragment';

/**
 * Every completion is one statement that commits by itself, or does nothing: it takes the household's lock, goes on only while the
 * document still has the version that the decision was made on, and only when the Idempotency-Key is new.
 * What a call leaves nothing for is left out of its statement: a part that writes no row costs its start, and fires its table's triggers (P5).
 * $1 head, $2 version, $3 scope, $4 key, $5 hash of the request, $6 the answer, $7 who, what and when, $8 the members, $9 jobs for the
 * outbox, $10 and $11 what the fragment writes, $12 what other systems are told of, $13 what the point of sale behind a bridge is told, or null.
 */
const gate = `with locked as (
  ${lockHousehold('$1', '$2')}
), recorded as (
  ${rememberAnswer({ scope: '$3', key: '$4', requestHash: '$5', answer: '$6', from: 'locked' })}
), gate as (
  select head_contact_id from locked where $4::text is null or exists (select from recorded)
), said as (
  select * from json_to_record($7::json) as s (task_id integer, task_type_id integer, activity_id integer, location_id integer, today date,
    now timestamptz, issuer text, subject text, email text, action text, correlation_id text,
    trace_parent text)
), item as (
  select * from json_to_recordset($8::json) as i (contact_id bigint, content_hash text)
), completed as (
  insert into completion (contact_id, task_id, task_type_id, activity_id, location_id, content_hash, completed_on, completed_at)
  select i.contact_id, s.task_id, s.task_type_id, s.activity_id, s.location_id, decode(i.content_hash, 'hex'), s.today, s.now
  from gate, said s, item i where i.content_hash is not null
  on conflict do nothing
), audited as (
  ${recordEvents(`select s.issuer, s.subject, s.email, s.action, 'contact', i.contact_id::text,
    jsonb_build_object('taskId', s.task_id, 'activityId', s.activity_id, 'locationId', s.location_id), s.correlation_id
  from gate, said s, item i`)}
), named as (
  select $9::json, $12::jsonb, $13::jsonb
), `;

const leaves = {
  work: `queued as (
  ${addWork(`select o.job, o.payload, s.correlation_id, s.trace_parent
  from gate, said s, json_to_recordset($9::json) as o (job text, payload jsonb)`)}
), `,
  events: `noted as (
  ${noteEvents('select head_contact_id, $12::jsonb from gate')}
), `,
  handOvers: `handed as (
  ${addHandOvers('$13::jsonb', 'gate, said s', 's.now')}
), `,
} as const;
type Left = keyof typeof leaves;
const allLeft = Object.keys(leaves) as Left[];

type Written = Statement<{ head_contact_id: number }>;

/** The statement for what is left besides; each is written down once. */
function completion(name: string, fragment: string): (left: readonly Left[]) => Written {
  const known = new Map<string, Written>();
  return (left) => {
    const full = ['checkin', name, ...left].join('.');
    const found = known.get(full);
    if (found) return found;
    const text = `${gate}${left.map((each) => leaves[each]).join('')}${fragment}
select head_contact_id from gate`;
    const made = sql<{ head_contact_id: number }>(full, text);
    known.set(full, made);
    return made;
  };
}

/**
 * Those that add are for members of whom nothing is stored: the document says so, and its version is held. Of a child's answers it does not
 * say so: those that cannot be opened count as not on file, and are written over.
 */
const statements = {
  waiver: completion('sign-waivers', signWaivers),
  signedElsewhere: completion('authorize-elsewhere', authorizeElsewhere),
  firstRentalProfile: completion('add-rental-profile', addRentalProfile),
  rentalProfile: completion('save-rental-profile', saveRentalProfile),
  childRegistration: completion('save-child-registration', saveChildRegistration),
  firstPhoto: completion('add-photo', `${unusedBytes}, ${addPhoto}`),
  photo: completion('save-photo', `${unusedBytes}, ${savePhoto}`),
  firstBroughtPhoto: completion('add-brought-photo', `${unusedBytes}, ${addBroughtPhoto}`),
  broughtPhoto: completion('save-brought-photo', `${unusedBytes}, ${saveBroughtPhoto}`),
  skip: completion('save-skip', saveSkip),
} satisfies Record<string, (left: readonly Left[]) => Written>;

export type CompletionKind = keyof typeof statements;

export interface CompletionWrite {
  readonly kind: CompletionKind;
  readonly headContactId: number;
  readonly version: number;
  readonly idempotency: {
    readonly scope: string;
    readonly key: string | null;
    readonly requestHash: Buffer;
    readonly answer: string;
  };
  readonly said: Readonly<Record<string, string | number | null>>;
  readonly items: readonly { readonly contact_id: number; readonly content_hash: string | null }[];
  readonly jobs: readonly { readonly job: string; readonly payload: unknown }[];
  readonly events: readonly HappenedEvent[];
  /** As `HandOver.rowsOf` made it. */
  readonly handOvers: string | null;
  readonly answers: unknown;
  readonly blob: Buffer | null;
}

@Injectable()
export class CompletionQueries {
  constructor(private readonly database: Database) {}

  /** True when written; false when the household changed meanwhile or the key was used before. Throws `task.unknown` for a skip of a deleted one. */
  async write({
    kind,
    headContactId,
    version,
    idempotency,
    said,
    items,
    jobs,
    events,
    handOvers,
    answers,
    blob,
  }: CompletionWrite): Promise<boolean> {
    const { scope, key, requestHash, answer } = idempotency;
    const isLeft = { work: jobs.length > 0, events: events.length > 0, handOvers: handOvers !== null };
    const statement = statements[kind](allLeft.filter((each) => isLeft[each]));
    const written = this.database.run(statement, [
      headContactId,
      version,
      scope,
      key,
      requestHash,
      answer,
      JSON.stringify(said),
      JSON.stringify(items),
      JSON.stringify(jobs),
      JSON.stringify(answers),
      blob,
      events.length > 0 ? JSON.stringify(events) : null,
      handOvers,
    ]);
    const rows = await written.catch((error: unknown) => {
      throw constraintOf(error) === 'fk_task_skip_task' ? new DomainError('task.unknown') : error;
    });
    return rows.length > 0;
  }
}
