import type { CopyMail, LanguageTag } from '@arrival/contracts';
import { Injectable } from '@nestjs/common';
import { isPutOff, PutOffWork } from '../../../platform/clock/put-off-work';
import { Database } from '../../../platform/database/database';
import { instant } from '../../../platform/database/json.fragment';
import { sql, sqlInTransaction } from '../../../platform/database/statement';
import { addWork } from '../../../platform/jobs/outbox.fragment';
import { longestPause } from '../../../platform/jobs/planned-pause';
import { contactName, mailAddress } from '../../pos/contacts.fragment';
import { lockHouseholdsOf } from '../../pos/members.fragment';
import type { CopyMailEntity } from './copy-mail.entity';
import { mailPauses } from './mail-schedule';

export interface OpenMail {
  readonly groupId: string;
  readonly signatureIds: readonly string[];
  readonly language: LanguageTag;
  readonly attempts: number;
  readonly name: string;
  readonly address: string | null;
}

export interface TriedMail {
  readonly groupId: string;
  readonly status: CopyMailEntity['status'];
  readonly reply: string | null;
  /** Until the next try. */
  readonly pauseSeconds: number;
}

const AT_ONCE = 20;
/** A job that was lost with its row is handed out again after this. */
const LOST_AFTER_MINUTES = 30;

/** Whoever erases the household has this lock. */
const lock = sqlInTransaction<never>(
  'evidence.lock-for-mail',
  lockHouseholdsOf('array(select head_contact_id from signature where id = any($1))'),
);

/** Once for each act of signing, and only when there is somewhere to send it to. */
const add = sqlInTransaction<never>(
  'evidence.add-copy-mail',
  `insert into copy_mail (group_id, signature_ids, head_contact_id, signer_contact_id, language)
select $1, $2, head_contact_id, signer_contact_id, $3 from signature s
where id = ($2::uuid[])[1] and ${mailAddress('s.signer_contact_id')} is not null on conflict do nothing`,
);

const handOut = sqlInTransaction<never>(
  'evidence.hand-out-copy-mails',
  `with due as (
  select group_id from copy_mail where status = 'waiting' and next_attempt_at <= now()
    and (handed_at is null or handed_at <= now() - interval '${LOST_AFTER_MINUTES} minutes')
  order by next_attempt_at limit ${AT_ONCE} for update skip locked
), handed as (
  update copy_mail m set handed_at = now() from due where m.group_id = due.group_id returning m.group_id
)
${addWork(`select 'evidence.send-copy', jsonb_build_object('groupId', group_id), null, null from handed`)}`,
);

/** One that waits and whose time has come, or that somebody wants to be tried again. */
const open = sql<OpenMail>(
  'evidence.open-copy-mail',
  `select group_id as "groupId", signature_ids as "signatureIds", language, attempts,
  ${contactName('m.signer_contact_id')} as name, ${mailAddress('m.signer_contact_id')} as address
from copy_mail m where group_id = $1 and (status in ('refused', 'givenUp') or (status = 'waiting' and next_attempt_at <= now()))`,
);

const putBack = sql<never>('evidence.put-back-copy-mail', 'update copy_mail set handed_at = null where group_id = $1');

const bringNear = sql<never>(
  'evidence.bring-copy-mails-near',
  `update copy_mail set next_attempt_at = least(next_attempt_at, now()), handed_at = null
where status = 'waiting' and (${isPutOff('next_attempt_at', longestPause('attempts', mailPauses))} or ${isPutOff('handed_at', 0)})`,
);

const record = sql<never>(
  'evidence.record-copy-mail',
  `update copy_mail set attempts = attempts + 1, handed_at = null, status = $2, reply = $3,
  next_attempt_at = now() + make_interval(secs => $4), settled_at = case when $2 <> 'waiting' then now() end
where group_id = $1 and status <> 'sent'`,
);

const find = sql<CopyMail>(
  'evidence.find-copy-mail',
  `select coalesce(m.status, 'none') as state, m.reply, coalesce(m.attempts, 0) as attempts,
  ${instant('m.settled_at')} as "settledAtUtc", case when m.status = 'waiting' then ${instant('m.next_attempt_at')} end as "nextAttemptAtUtc"
from signature s left join copy_mail m on m.group_id = s.group_id where s.id = $1`,
);

/** The mails that bring copies, as the worker and staff see them. */
@Injectable()
export class CopyMailsQueries {
  constructor(
    private readonly database: Database,
    putOff: PutOffWork,
  ) {
    putOff.register(() => database.run(bringNear));
  }

  /** Inside a unit of work; a second time for the same signing changes nothing. */
  async add(groupId: string, signatureIds: readonly string[], language: LanguageTag): Promise<void> {
    await this.database.run(lock, [signatureIds]);
    await this.database.run(add, [groupId, signatureIds, language]);
  }

  /** What is due becomes jobs. */
  async handOut(): Promise<void> {
    await this.database.run(handOut);
  }

  open(groupId: string): Promise<OpenMail | undefined> {
    return this.database.first(open, [groupId]);
  }

  async putBack(groupId: string): Promise<void> {
    await this.database.run(putBack, [groupId]);
  }

  async record({ groupId, status, reply, pauseSeconds }: TriedMail): Promise<void> {
    await this.database.run(record, [groupId, status, reply, pauseSeconds]);
  }

  /** Of the signing that a signature belongs to; undefined when there is no such signature. */
  find(signatureId: string): Promise<CopyMail | undefined> {
    return this.database.first(find, [signatureId]);
  }
}
