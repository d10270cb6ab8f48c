import type { SignatureRow } from '@arrival/contracts';
import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database';
import { sql } from '../../platform/database/statement';
import { contactName } from '../pos/contacts.fragment';
import { signatureFields, signatureParts, signedTitle } from './signature-json.fragment';
import type { SignedCopy, SignedWaiver } from './waivers.facade';

const findTexts = sql<{ hash: string; html: string }>(
  'waivers.find-texts',
  `select encode(hash, 'hex') as hash, html from waiver_text where hash = any (select decode(unnest($1::text[]), 'hex'))`,
);

const signedFields = `s.id as "signatureId", ${signedTitle} as title, coalesce(v.language, 'en') as language,
  t.html, encode(s.text_hash, 'hex') as "textHash",
  ${contactName('s.contact_id')} as "contactName", s.signer_name as "signerName", s.methods, s.typed_name as "typedName",
  s.agreement_wording as "agreementWording", s.relationship, s.is_on_behalf as "isOnBehalf", s.signed_at as "signedAt",
  s.effective_on as "effectiveOn", s.expires_on as "expiresOn", s.comment, i.png`;
const signedParts = `join waiver_text t on t.hash = s.text_hash ${signatureParts}
left join signature_image i on i.hash = s.image_hash`;

const findSigned = sql<SignedCopy>(
  'waivers.find-signed',
  `select ${signedFields} from signature s ${signedParts} where s.head_contact_id = $1 and s.id = $2`,
);

const findSignedByAnybody = sql<SignedCopy>(
  'waivers.find-signed-by-anybody',
  `select ${signedFields} from signature s ${signedParts} where s.id = $1`,
);

const listSigned = sql<SignedWaiver>(
  'waivers.list-signed',
  `select s.id as "signatureId", s.pos_waiver_id as "posWaiverId", ${signedTitle} as title, s.signer_name as "signerName", s.is_on_behalf as "isOnBehalf",
  s.relationship, s.signed_at as "signedAt", s.effective_on as "effectiveOn", s.expires_on as "expiresOn"
from signature s ${signatureParts}
where s.head_contact_id = $1 and s.contact_id = $2 order by s.signed_at desc, s.id`,
);

/** More than a family signs in years. */
const most = 500;

const listSignatures = sql<{ signatures: SignatureRow[] }>(
  'waivers.list-signatures-of',
  `select coalesce(json_agg(json_build_object(${signatureFields}) order by s.signed_at desc, s.id), '[]') as signatures
from (select * from signature where contact_id = any($1::bigint[]) or signer_contact_id = any($1::bigint[]) order by signed_at desc, id limit ${most}) s ${signatureParts}`,
);

const findSignature = sql<{ signature: SignatureRow }>(
  'waivers.find-signature',
  `select json_build_object(${signatureFields}) as signature from signature s ${signatureParts} where s.id = $1`,
);

@Injectable()
export class WaiversQueries {
  constructor(private readonly database: Database) {}

  /** Texts by their hashes, hex. */
  findTexts(hashes: readonly string[]): Promise<{ hash: string; html: string }[]> {
    return this.database.run(findTexts, [hashes]);
  }

  /** A signed waiver of that household (D5). */
  findSigned(headContactId: number, signatureId: string): Promise<SignedCopy | undefined> {
    return this.database.first(findSigned, [headContactId, signatureId]);
  }

  /** Any household's signed waiver: for staff. */
  findSignedByAnybody(signatureId: string): Promise<SignedCopy | undefined> {
    return this.database.first(findSignedByAnybody, [signatureId]);
  }

  /** Any household's, as lists show it: for programs. */
  async findSignature(signatureId: string): Promise<SignatureRow | undefined> {
    return (await this.database.first(findSignature, [signatureId]))?.signature;
  }

  /** A member's signatures, the newest first; only those of that household (D5). */
  listSigned(headContactId: number, contactId: number): Promise<SignedWaiver[]> {
    return this.database.run(listSigned, [headContactId, contactId]);
  }

  /** The newest signatures of some contacts: for staff. */
  async listSignatures(contactIds: readonly number[]): Promise<SignatureRow[]> {
    return (await this.database.first(listSignatures, [contactIds]))?.signatures ?? [];
  }
}
