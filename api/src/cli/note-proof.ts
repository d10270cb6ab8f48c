import type { AppConfig } from '../config/app-config';
import { withOwner } from '../platform/database/owner-client';
import { noteProof } from '../platform/health/proof.queries';
import type { Manifest } from './backup-folder';

/** Tells the database that a backup was made, or that it was found whole. */
export async function noteProofOf(
  config: AppConfig,
  kind: 'backup' | 'verify',
  { createdAtUtc }: Manifest,
): Promise<void> {
  await withOwner(config, 'arrival-backup', (client) =>
    client.query(noteProof.text, [kind, JSON.stringify({ createdAtUtc })]),
  );
}
