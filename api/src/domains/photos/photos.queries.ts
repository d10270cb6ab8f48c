import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database';
import { sql } from '../../platform/database/statement';

interface UploadRow {
  id: string;
  hash: string;
  storageKey: string;
  byteSize: number;
}

const findUpload = sql<UploadRow>(
  'photos.find-upload',
  `select id, hash, storage_key as "storageKey", byte_size as "byteSize" from photo_upload
where contact_id = $1 and ($2::text is null or hash = $2) order by uploaded_at desc, id limit 1`,
);

@Injectable()
export class PhotosQueries {
  constructor(private readonly database: Database) {}

  findUpload(contactId: number, hash: string | null): Promise<UploadRow | undefined> {
    return this.database.first(findUpload, [contactId, hash]);
  }
}
