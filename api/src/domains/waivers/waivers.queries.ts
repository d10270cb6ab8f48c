import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database';
import { sql } from '../../platform/database/statement';

export interface SignedWaiverRow {
  signatureId: string;
  title: string;
  html: string;
  textHash: string;
  contactName: string;
  signerName: string;
  methods: string[];
  typedName: string | null;
  agreementWording: string | null;
  relationship: string | null;
  isOnBehalf: boolean;
  signedAt: Date;
  effectiveOn: string;
  expiresOn: string | null;
  comment: string;
  png: Buffer | null;
}

const findTexts = sql<{ hash: string; html: string }>(
  'waivers.find-texts',
  `select encode(hash, 'hex') as hash, html from waiver_text where hash = any (select decode(unnest($1::text[]), 'hex'))`,
);

const signedFields = `s.id as "signatureId", coalesce(w.title, s.pos_waiver_id) as title, t.html, encode(s.text_hash, 'hex') as "textHash",
  c.first_name || ' ' || c.last_name as "contactName", s.signer_name as "signerName", s.methods, s.typed_name as "typedName",
  s.agreement_wording as "agreementWording", s.relationship, s.is_on_behalf as "isOnBehalf", s.signed_at as "signedAt",
  s.effective_on as "effectiveOn", s.expires_on as "expiresOn", s.comment, i.png`;
const signedParts = `join contact c on c.contact_id = s.contact_id
join waiver_text t on t.hash = s.text_hash
left join waiver w on w.pos_waiver_id = s.pos_waiver_id
left join signature_image i on i.hash = s.image_hash`;

const findSigned = sql<SignedWaiverRow>(
  'waivers.find-signed',
  `select ${signedFields} from identity d join signature s on s.head_contact_id = d.contact_id ${signedParts}
where d.issuer = $1 and d.subject = $2 and s.id = $3`,
);

const findSignedByAnybody = sql<SignedWaiverRow>(
  'waivers.find-signed-by-anybody',
  `select ${signedFields} from signature s ${signedParts} where s.id = $1`,
);

@Injectable()
export class WaiversQueries {
  constructor(private readonly database: Database) {}

  /** Texts by their hashes, hex. */
  findTexts(hashes: readonly string[]): Promise<{ hash: string; html: string }[]> {
    return this.database.run(findTexts, [hashes]);
  }

  /** A signed waiver of the caller's own household (D5). */
  findSigned(issuer: string, subject: string, signatureId: string): Promise<SignedWaiverRow | undefined> {
    return this.database.first(findSigned, [issuer, subject, signatureId]);
  }

  /** Any household's signed waiver: for staff. */
  findSignedByAnybody(signatureId: string): Promise<SignedWaiverRow | undefined> {
    return this.database.first(findSignedByAnybody, [signatureId]);
  }
}
