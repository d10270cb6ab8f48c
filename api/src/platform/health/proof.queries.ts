import { sql } from '../database/statement';

/** $1 `backup`, `verify` (of the backup made at `createdAtUtc`) `files` or `copies`, $2 what was found, as JSON. */
export const noteProof = sql<never>(
  'health.note_proof',
  `insert into proof (kind, found) values ($1, $2)
 on conflict (kind) do update set proven_at = now(), found = excluded.found`,
);
