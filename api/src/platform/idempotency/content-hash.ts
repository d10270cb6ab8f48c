import { createHash } from 'node:crypto';

function ordered(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(ordered);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).filter(([, part]) => part !== undefined);
  return Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)).map(([key, part]) => [key, ordered(part)]));
}

/** SHA-256 of a request's meaning: the order of its keys does not count. */
export const contentHash = (content: unknown): Buffer =>
  createHash('sha256')
    .update(JSON.stringify(ordered(content)))
    .digest();

/** Names what was saved and when; another save has another name. */
export function savedVersion<Saved extends { readonly updatedAtUtc: string }>({
  updatedAtUtc,
  ...content
}: Saved): string {
  return contentHash([content, new Date(updatedAtUtc).toISOString()]).toString('hex');
}
