import { Inject, Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database';
import { sql, sqlInTransaction } from '../../platform/database/statement';
import { Outbox } from '../../platform/jobs/outbox';
import { type People, PersonalData } from '../../platform/personal-data/personal-data';
import { storedFiles } from '../../platform/personal-data/stored-files';
import { STORAGE, type Storage } from '../../platform/storage/storage';
import { discardReplacedPhoto } from './jobs/discard-replaced.job';

interface KeptPhoto {
  readonly contactId: number;
  readonly storageKey: string;
  readonly hash: string;
  readonly isCurrent: boolean;
  readonly savedAt: Date;
  readonly askedAgain: string | null;
}

const list = sql<KeptPhoto>(
  'photos.list-of-people',
  `select contact_id as "contactId", storage_key as "storageKey", hash, true as "isCurrent", updated_at as "savedAt", asked_again as "askedAgain" from photo where contact_id = any($1)
union all
select contact_id, storage_key, hash, false, uploaded_at, null from photo_upload where contact_id = any($1)`,
);

const remove = sqlInTransaction<{ storageKey: string }>(
  'photos.remove-of-people',
  `with photos as (delete from photo where contact_id = any($1) returning storage_key),
uploads as (delete from photo_upload where contact_id = any($1) returning storage_key)
select storage_key as "storageKey" from photos union select storage_key from uploads`,
);

const pathOf = ({ contactId, hash, isCurrent }: KeptPhoto): string =>
  isCurrent ? `photos/${contactId}.jpg` : `photos/uploads/${contactId}-${hash.slice(0, 12)}.jpg`;

/** Photos and uploads of people (D61); their files go by jobs that are committed with the rows. */
@Injectable()
export class PhotosOfPeople {
  constructor(
    private readonly database: Database,
    private readonly outbox: Outbox,
    @Inject(STORAGE) storage: Storage,
    personal: PersonalData,
  ) {
    personal.register({
      name: 'photos',
      read: async (people) =>
        (await this.#list(people)).map((photo) => ({
          contactId: photo.contactId,
          file: pathOf(photo),
          savedAtUtc: photo.savedAt,
          askedAgain: photo.askedAgain,
        })),
      files: async (people) => storedFiles(storage, await this.#list(people), pathOf),
      erase: (people) => this.#erase(people),
    });
  }

  #list({ ids }: People): Promise<KeptPhoto[]> {
    return this.database.run(list, [ids]);
  }

  async #erase({ ids }: Pick<People, 'ids'>): Promise<void> {
    for (const { storageKey } of await this.database.run(remove, [ids]))
      await this.outbox.add(discardReplacedPhoto, { storageKey });
  }
}
