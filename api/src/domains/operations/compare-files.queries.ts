import { sql } from '../../platform/database/statement';

/** $1 the beginning of the keys, with the slash at its end. */
export const storedPhotos = sql<{ key: string }>(
  'operations.stored-photos',
  `select storage_key as key from photo where starts_with(storage_key, $1)
union select storage_key from photo_upload where starts_with(storage_key, $1)`,
);

/** The same of copies of signed waivers. */
export const storedCopies = sql<{ key: string }>(
  'operations.stored-copies',
  'select storage_key as key from waiver_copy where starts_with(storage_key, $1)',
);
