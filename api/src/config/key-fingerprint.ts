import { createHash } from 'node:crypto';

/**
 * The id of a key: 16 hex digits that follow from its bytes, so that two keys never share one and nobody has to invent it. It is kept
 * beside everything that the key sealed; from it the key cannot be found.
 */
export const keyFingerprint = (key: Buffer): string =>
  createHash('sha256').update('arrival key\0').update(key).digest('hex').slice(0, 16);
