import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database';
import { sqlInTransaction } from '../../platform/database/statement';

export interface UnusedPicture {
  readonly hash: string;
  readonly address: string;
}

/**
 * Pictures have no table: the trail names each, and every record that ever named it, which might be restored; of waivers it keeps no text, so that
 * those are asked themselves. A form stays open for a while.
 */
const findUnused = sqlInTransaction<UnusedPicture>(
  'pictures.find-unused',
  `select last.entity_id as hash, last.address from (
     select distinct on (entity_id) entity_id, action, occurred_at, after ->> 'address' as address
     from audit_event where entity = 'picture' and is_administrative order by entity_id, id desc) last
   where last.action = 'picture.uploaded' and last.occurred_at < now() - make_interval(days => 1) and not exists (
     select 1 from audit_event used where used.is_administrative and not used.is_read and used.entity <> 'picture'
     and (strpos(used.after::text, last.address) > 0 or strpos(used.before::text, last.address) > 0))
   and not exists (select 1 from waiver_text shown where strpos(shown.html, last.address) > 0)
   limit $1`,
);

@Injectable()
export class ResortPicturesQueries {
  constructor(private readonly database: Database) {}

  /** Uploads older than a day that no record has ever named, inside a unit of work. */
  findUnused(most: number): Promise<UnusedPicture[]> {
    return this.database.run(findUnused, [most]);
  }
}
