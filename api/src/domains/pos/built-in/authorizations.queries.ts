import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database';
import { sqlInTransaction } from '../../../platform/database/statement';
import type { EndedAuthorization, PosAuthorizations } from '../authorizations.facade';

const columns = `contact_id as "contactId", pos_waiver_id as "posWaiverId", signature_id as "signatureId", effective_on as "effectiveOn",
  expires_on as "expiresOn"`;
const ended = `returning ${columns}`;

const endAuthorizations = sqlInTransaction<EndedAuthorization>(
  'pos.end-authorizations',
  `delete from waiver_authorization where signature_id = any($1::uuid[]) and (expires_on is null or expires_on >= $2) ${ended}`,
);

const endWaiver = sqlInTransaction<EndedAuthorization>(
  'pos.end-waiver',
  `delete from waiver_authorization where contact_id = $1 and pos_waiver_id = $2 and (expires_on is null or expires_on >= $3) ${ended}`,
);

/** Another may end there already: then the two are one. */
const moveEnd = sqlInTransaction<EndedAuthorization>(
  'pos.move-end',
  `with moved as (
  delete from waiver_authorization where contact_id = $1 and expires_on = $2 and effective_on <= $3 returning *
), kept as (
  insert into waiver_authorization (contact_id, pos_waiver_id, effective_on, expires_on, signature_id, created_at)
  select contact_id, pos_waiver_id, effective_on, $3, signature_id, created_at from moved on conflict do nothing
) select ${columns} from moved where expires_on >= $4 and $3 < $4`,
);

/** Where the built-in point of sale keeps them. */
@Injectable()
export class AuthorizationsQueries implements PosAuthorizations {
  constructor(private readonly database: Database) {}

  endAuthorizations(signatureIds: readonly string[], today: string): Promise<EndedAuthorization[]> {
    return this.database.run(endAuthorizations, [signatureIds, today]);
  }

  endWaiver(contactId: number, posWaiverId: string, today: string): Promise<EndedAuthorization[]> {
    return this.database.run(endWaiver, [contactId, posWaiverId, today]);
  }

  moveEnd(contactId: number, { from, to }: { from: string; to: string }, today: string): Promise<EndedAuthorization[]> {
    return this.database.run(moveEnd, [contactId, from, to, today]);
  }
}
