import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database';
import { sql } from '../../platform/database/statement';

export interface SignedWaiverRow {
  signatureId: string;
  posWaiverId: string;
  title: string | null;
  signerName: string;
  isOnBehalf: boolean;
  relationship: string | null;
  signedAt: Date;
  effectiveOn: string;
  expiresOn: string | null;
}

const listSignedWaivers = sql<SignedWaiverRow>(
  'household.list-signed-waivers',
  `select s.id as "signatureId", s.pos_waiver_id as "posWaiverId", w.title, s.signer_name as "signerName", s.is_on_behalf as "isOnBehalf",
  s.relationship, s.signed_at as "signedAt", s.effective_on as "effectiveOn", s.expires_on as "expiresOn"
from signature s left join waiver w on w.pos_waiver_id = s.pos_waiver_id
where s.head_contact_id = $1 and s.contact_id = $2 order by s.signed_at desc, s.id`,
);

@Injectable()
export class HouseholdQueries {
  constructor(private readonly database: Database) {}

  /** A member's signatures, the newest first; only those of that household (D5). */
  listSignedWaivers(headContactId: number, contactId: number): Promise<SignedWaiverRow[]> {
    return this.database.run(listSignedWaivers, [headContactId, contactId]);
  }
}
