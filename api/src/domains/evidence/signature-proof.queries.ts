import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database';
import { sql } from '../../platform/database/statement';

/** A signature as it is stored, with what its hashes speak of, and its leaf in the log. */
export interface StoredRecord {
  readonly headContactId: number;
  readonly record: string;
  readonly recordHash: Buffer;
  readonly previousHash: Buffer | null;
  readonly chainPosition: number;
  readonly hashedAtUtc: Date;
  readonly textHash: Buffer;
  readonly html: string;
  readonly imageHash: Buffer | null;
  readonly png: Buffer | null;
  readonly position: number | null;
  readonly loggedHash: Buffer | null;
}

/** A place in a household's chain; of what was removed its hash alone is left. */
export interface ChainLink {
  readonly chainPosition: number;
  readonly recordHash: Buffer;
  readonly record: string | null;
}

const find = sql<StoredRecord>(
  'evidence.find-record',
  `select s.head_contact_id as "headContactId", signature_record(s) as record, s.record_hash as "recordHash", s.previous_hash as "previousHash",
  s.chain_position as "chainPosition", s.hashed_at as "hashedAtUtc", s.text_hash as "textHash", t.html, s.image_hash as "imageHash", i.png,
  e.position, e.record_hash as "loggedHash"
from signature s join waiver_text t on t.hash = s.text_hash left join signature_image i on i.hash = s.image_hash
left join evidence_entry e on e.signature_id = s.id where s.id = $1`,
);

const listChain = sql<ChainLink>(
  'evidence.list-chain',
  `select chain_position as "chainPosition", record_hash as "recordHash", signature_record(s) as record from signature s where head_contact_id = $1
union all select chain_position, record_hash, null from evidence_removal where head_contact_id = $1 order by 1`,
);

@Injectable()
export class SignatureProofQueries {
  constructor(private readonly database: Database) {}

  find(signatureId: string): Promise<StoredRecord | undefined> {
    return this.database.first(find, [signatureId]);
  }

  /** Of a household, from its first. */
  chain(headContactId: number): Promise<ChainLink[]> {
    return this.database.run(listChain, [headContactId]);
  }
}
