import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database';
import { sql, sqlInTransaction } from '../../platform/database/statement';
import type { KeptImage } from './image-processes';

/** A photo's file, and what lies in it. */
export interface PhotoFile extends KeptImage {
  readonly storageKey: string;
}

interface UploadRow extends PhotoFile {
  id: string;
}

const findUpload = sql<UploadRow>(
  'photos.find-upload',
  `select id, hash, storage_key as "storageKey", byte_size as "byteSize" from photo_upload
where contact_id = $1 and ($2::text is null or hash = $2) order by uploaded_at desc, id limit 1`,
);

const insertUpload = sqlInTransaction<never>(
  'photos.insert-upload',
  'insert into photo_upload (contact_id, hash, storage_key, byte_size) values ($1, $2, $3, $4)',
);

/** The current photo first. */
const findFile = sql<{ storageKey: string }>(
  'photos.find-file',
  `select file.storage_key as "storageKey" from (
  select 1 as rank, p.storage_key from photo p where p.contact_id = $1 and p.hash = $2
  union all
  select 2, u.storage_key from photo_upload u where u.contact_id = $1 and u.hash = $2
) file order by file.rank limit 1`,
);

const findCurrent = sql<{ storageKey: string }>(
  'photos.find-current',
  'select storage_key as "storageKey" from photo where contact_id = $1',
);

const askAgain = sqlInTransaction<never>('photos.ask-again', 'update photo set asked_again = $2 where contact_id = $1');

const isReferred = sql<{ referred: boolean }>(
  'photos.is-referred',
  `select exists (select 1 from photo where storage_key = $1) or exists (select 1 from photo_upload where storage_key = $1) as referred`,
);

@Injectable()
export class PhotosQueries {
  constructor(private readonly database: Database) {}

  findUpload(contactId: number, hash: string | null): Promise<UploadRow | undefined> {
    return this.database.first(findUpload, [contactId, hash]);
  }

  async insertUpload(contactId: number, { hash, storageKey, byteSize }: PhotoFile): Promise<void> {
    await this.database.run(insertUpload, [contactId, hash, storageKey, byteSize]);
  }

  /** Where the file of a contact's photo or pending upload lies. The caller has made sure whose contact it is (D5). */
  async findFile(contactId: number, hash: string): Promise<string | undefined> {
    return (await this.database.first(findFile, [contactId, hash]))?.storageKey;
  }

  /** Where the file of a contact's current photo lies. */
  async findCurrent(contactId: number): Promise<string | undefined> {
    return (await this.database.first(findCurrent, [contactId]))?.storageKey;
  }

  async askAgain(contactId: number, reason: string | null): Promise<void> {
    await this.database.run(askAgain, [contactId, reason]);
  }

  async isReferred(storageKey: string): Promise<boolean> {
    return (await this.database.first(isReferred, [storageKey]))?.referred ?? false;
  }
}
