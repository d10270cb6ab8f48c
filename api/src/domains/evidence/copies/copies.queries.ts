import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database';
import { sql, sqlInTransaction } from '../../../platform/database/statement';
import { lockHouseholdsOf } from '../../pos/members.fragment';

export interface KeptCopy {
  readonly storageKey: string;
  readonly hash: string;
  /** Nothing has come since that belongs into it. */
  readonly isCurrent: boolean;
}

export interface NewCopy {
  readonly signatureId: string;
  readonly storageKey: string;
  readonly hash: string;
  readonly isProven: boolean;
}

const find = sql<KeptCopy>(
  'evidence.find-copy',
  `select storage_key as "storageKey", hash,
  is_proven or not exists (select from evidence_entry e where e.signature_id = c.signature_id) as "isCurrent"
from waiver_copy c where signature_id = $1`,
);

/** Whoever erases the household has this lock: a copy is never kept of what has just gone. */
const lock = sqlInTransaction<never>(
  'evidence.lock-for-copy',
  lockHouseholdsOf('array(select head_contact_id from signature where id = $1)'),
);

const keep = sqlInTransaction<{ isKept: boolean; replaced: string | null }>(
  'evidence.keep-copy',
  `with kept as (
  insert into waiver_copy as c (signature_id, contact_id, head_contact_id, signer_contact_id, storage_key, hash, is_proven)
  select id, contact_id, head_contact_id, signer_contact_id, $2, $3, $4 from signature where id = $1
  on conflict (signature_id) do update set storage_key = excluded.storage_key, hash = excluded.hash, is_proven = excluded.is_proven,
    made_at = now()
  returning signature_id
)
select exists (select from kept) as "isKept", (select storage_key from waiver_copy where signature_id = $1) as replaced`,
);

const isReferred = sql<{ isReferred: boolean }>(
  'evidence.is-copy-referred',
  'select exists (select from waiver_copy where storage_key = $1) as "isReferred"',
);

/** Which files are the copies of signed waivers. */
@Injectable()
export class CopiesQueries {
  constructor(private readonly database: Database) {}

  find(signatureId: string): Promise<KeptCopy | undefined> {
    return this.database.first(find, [signatureId]);
  }

  /** Inside a unit of work. `replaced`: the file before; nothing is kept of a signature that has gone. */
  async keep({
    signatureId,
    storageKey,
    hash,
    isProven,
  }: NewCopy): Promise<{ isKept: boolean; replaced: string | null }> {
    await this.database.run(lock, [signatureId]);
    return (await this.database.first(keep, [signatureId, storageKey, hash, isProven]))!;
  }

  async isReferred(storageKey: string): Promise<boolean> {
    return (await this.database.first(isReferred, [storageKey]))?.isReferred === true;
  }
}
