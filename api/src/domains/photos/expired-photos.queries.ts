import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database';
import { sqlInTransaction } from '../../platform/database/statement';
import { Outbox } from '../../platform/jobs/outbox';
import { ExpiredData, type Place, type Removal } from '../../platform/retention/expired-data';
import { lockHouseholdsOf, usedSince } from '../pos/members.fragment';
import { discardReplacedPhoto } from './jobs/discard-replaced.job';

const AT_ONCE = 500;
const first: Place = ['-infinity', 0];

interface GonePhoto {
  readonly storageKey: string;
  readonly savedAt: Date;
}

const removeOldUploads = sqlInTransaction<GonePhoto>(
  'photos.remove-old-uploads',
  `delete from photo_upload where id in (
  select id from photo_upload where uploaded_at < $1 order by uploaded_at limit $2 for update skip locked)
returning storage_key as "storageKey", uploaded_at as "savedAt"`,
);

/** `savedAt` as text: a Date would lose the microseconds. */
const listOld = sqlInTransaction<{ contactId: number; savedAt: string }>(
  'photos.list-old',
  `select contact_id as "contactId", updated_at::text as "savedAt" from photo
where updated_at < $1 and (updated_at, contact_id) > ($2, $3) order by updated_at, contact_id limit $4`,
);

const lock = sqlInTransaction<never>('photos.lock-households-of', lockHouseholdsOf('$1::bigint[]'));

const removeUnused = sqlInTransaction<GonePhoto>(
  'photos.remove-unused',
  `delete from photo where contact_id = any($1::bigint[]) and updated_at < $2 and not ${usedSince('photo.contact_id', '$2')}
returning storage_key as "storageKey", updated_at as "savedAt"`,
);

/** Uploads that no check-in took, and photos that nobody has used for their time (D60). */
@Injectable()
export class ExpiredPhotos {
  constructor(
    private readonly database: Database,
    private readonly outbox: Outbox,
    expired: ExpiredData,
  ) {
    expired.register('refusedUploads', (keptFrom) => this.#removeUploads(keptFrom));
    expired.register('photos', (keptFrom, place) => this.#removePhotos(keptFrom, place));
  }

  async #removeUploads(keptFrom: Date): Promise<Removal> {
    const gone = await this.database.run(removeOldUploads, [keptFrom, AT_ONCE]);
    return { ...(await this.#discard(gone)), ...(gone.length === AT_ONCE && { next: [] }) };
  }

  async #removePhotos(keptFrom: Date, place: Place = first): Promise<Removal> {
    const old = await this.database.run(listOld, [keptFrom, ...place, AT_ONCE]);
    const members = old.map(({ contactId }) => contactId);
    await this.database.run(lock, [members]);
    const last = old.length === AT_ONCE ? old.at(-1) : undefined;
    const gone = await this.#discard(await this.database.run(removeUnused, [members, keptFrom]));
    return { ...gone, ...(last && { next: [last.savedAt, last.contactId] }) };
  }

  /** The files follow by jobs that are committed with the removal of the rows, so that a crash leaves none behind. */
  async #discard(gone: readonly GonePhoto[]): Promise<Removal> {
    for (const { storageKey } of gone) await this.outbox.add(discardReplacedPhoto, { storageKey });
    const oldest = gone.reduce<Date | null>((least, { savedAt }) => (least && least < savedAt ? least : savedAt), null);
    return { removed: gone.length, oldest };
  }
}
