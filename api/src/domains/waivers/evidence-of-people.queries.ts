import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database';
import { sql, sqlInTransaction } from '../../platform/database/statement';
import type { People } from '../../platform/personal-data/personal-data';
import { bornOn, contactName } from '../pos/contacts.fragment';

/** A signature as the table has it, as the very text that its digest is made of. */
export interface EvidenceRow {
  readonly id: string;
  readonly headContactId: number;
  readonly record: string;
  /** As its hash in the chain is made of it (`evidence.sql`). */
  readonly hashed: string;
  readonly contactName: string;
  readonly signedAt: string;
  readonly keptUntil: string;
  readonly textHash: string;
  readonly html: string;
  readonly imageHash: string | null;
  readonly png: Buffer | null;
}

export interface SealedEvidence {
  readonly signatureId: string;
  readonly headContactId: number;
  readonly digest: Buffer;
  readonly ciphertext: Buffer;
  readonly keyId: string;
  readonly sealedKey: Buffer;
}

/** Of whom it was given for, by whom it was given, or whose household it was. */
const list = sql<EvidenceRow>(
  'waivers.list-evidence-of-people',
  `select s.id, s.head_contact_id as "headContactId", to_jsonb(s)::text as record, signature_record(s) as hashed, ${contactName('s.contact_id')} as "contactName",
  s.signed_at::text as "signedAt", encode(s.text_hash, 'hex') as "textHash", t.html, encode(s.image_hash, 'hex') as "imageHash", i.png,
  evidence_kept_until(s.signed_at, ${bornOn('s.contact_id')}, r.signatures)::text as "keptUntil"
from retention_setting r, signature s join waiver_text t on t.hash = s.text_hash left join signature_image i on i.hash = s.image_hash
where s.head_contact_id = any($1) or s.contact_id = any($1) or s.signer_contact_id = any($1) order by s.signed_at, s.id`,
);

const insertKey = sqlInTransaction<never>(
  'waivers.insert-household-key',
  'insert into household_key (head_contact_id, key_id, sealed) values ($1, $2, $3)',
);

const insertSealed = sqlInTransaction<never>(
  'waivers.insert-sealed-evidence',
  `insert into sealed_evidence (signature_id, head_contact_id, signed_at, kept_until, digest, ciphertext)
values ($1, $2, $3, $4, sha256(convert_to($5, 'UTF8')), $6)`,
);

/** The owner's function (`erasure.sql`). */
const removeSealed = sqlInTransaction<never>('waivers.remove-sealed-signatures', 'select remove_sealed_signatures($1)');

/** $1 the signature before them. */
const listSealed = sql<SealedEvidence>(
  'waivers.list-sealed-evidence',
  `select e.signature_id as "signatureId", e.head_contact_id as "headContactId", e.digest, e.ciphertext, k.key_id as "keyId", k.sealed as "sealedKey"
from sealed_evidence e join household_key k on k.head_contact_id = e.head_contact_id where e.signature_id > $1
order by e.signature_id limit 200`,
);

@Injectable()
export class EvidenceOfPeopleQueries {
  constructor(private readonly database: Database) {}

  list({ ids }: People): Promise<EvidenceRow[]> {
    return this.database.run(list, [ids]);
  }

  async insertKey(headContactId: number, keyId: string, sealed: Buffer): Promise<void> {
    await this.database.run(insertKey, [headContactId, keyId, sealed]);
  }

  async insertSealed(
    headContactId: number,
    { id, signedAt, keptUntil, record }: EvidenceRow,
    sealed: Buffer,
  ): Promise<void> {
    await this.database.run(insertSealed, [id, headContactId, signedAt, keptUntil, record, sealed]);
  }

  async removeSealed(erasureId: string): Promise<void> {
    await this.database.run(removeSealed, [erasureId]);
  }

  /** Of all erased households, some hundreds at a time in the order of their ids. */
  listSealed(afterId: string): Promise<SealedEvidence[]> {
    return this.database.run(listSealed, [afterId]);
  }
}
