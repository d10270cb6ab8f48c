import type { AppConfig } from '../config/app-config';
import { withOwner } from '../platform/database/owner-client';
import { rebuildDocuments } from '../platform/database/rebuild-documents';

/** `rebuild households` (docs/operating.md): compares every household's document with its tables, beside the running product, and makes new what differs. */
export async function rebuild(config: AppConfig, what: string | undefined): Promise<void> {
  if (what !== 'households') throw new Error('rebuild takes households');
  const { households, different } = await withOwner(config, 'arrival-rebuild', (client) =>
    rebuildDocuments({ query: async (text: string, values?: unknown[]) => (await client.query(text, values)).rows }),
  );
  process.stdout.write(
    `${households} households, ${different === 0 ? 'all as their tables say' : `${different} made new`}.\n`,
  );
}
