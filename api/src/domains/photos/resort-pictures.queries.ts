import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database';
import { sql, sqlInTransaction } from '../../platform/database/statement';

export interface UnusedPicture {
  readonly hash: string;
  readonly address: string;
}

/**
 * Pictures have no table: the trail names each, and every record that ever named it, which might be restored; of waivers it keeps no text, so that
 * those are asked themselves. A form stays open for a while.
 */
const findUnused = sql<UnusedPicture>(
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

/** Under the console's lock: no change is under way, and each later one has a higher number. */
const newestEvent = sqlInTransaction<{ id: number }>(
  'pictures.newest-event',
  'select coalesce(max(id), 0) as id from audit_event where is_administrative',
);

/** Of texts the trail says only that there is a new one. */
const isStillUnused = sqlInTransaction<{ isStillUnused: boolean }>(
  'pictures.is-still-unused',
  `select not exists (
     select 1 from audit_event later where later.is_administrative and later.id > $3 and (
       (later.entity = 'picture' and later.entity_id = $1) or (not later.is_read and later.entity <> 'picture'
       and (strpos(later.after::text, $2) > 0 or strpos(later.before::text, $2) > 0))))
   and not exists (select 1 from waiver_text shown where strpos(shown.html, $2) > 0) as "isStillUnused"`,
);

@Injectable()
export class ResortPicturesQueries {
  constructor(private readonly database: Database) {}

  /** The newest entry of the trail, under the console's lock. */
  async newestEvent(): Promise<number> {
    return (await this.database.first(newestEvent))?.id ?? 0;
  }

  /** Whether nothing since that entry of the trail has named or brought it again, under the console's lock. */
  async isStillUnused({ hash, address }: UnusedPicture, since: number): Promise<boolean> {
    return (await this.database.first(isStillUnused, [hash, address, since]))?.isStillUnused ?? false;
  }

  /** Uploads older than a day that no record has ever named. It looks through the whole trail: nobody should wait for it. */
  findUnused(most: number): Promise<UnusedPicture[]> {
    return this.database.run(findUnused, [most]);
  }
}
