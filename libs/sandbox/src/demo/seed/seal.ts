import { createCipheriv, createHash, randomBytes } from 'node:crypto';

/** The first key of HEALTH_DATA_KEYS (`base64(32 bytes)[,older…]`, each perhaps with a name before it) and its fingerprint. */
function currentKey(healthKeys: string): { keyId: string; key: Buffer } {
  const key = Buffer.from((healthKeys.split(',')[0] ?? '').split(':').at(-1) ?? '', 'base64');
  if (key.length !== 32) throw new Error('HEALTH_DATA_KEYS must be base64 of 32 bytes');
  const keyId = createHash('sha256').update('arrival key\0').update(key).digest('hex').slice(0, 16);
  return { keyId, key };
}

/** A child's answers, as the API keeps them (D51). The API test of the demo opens what this wrote. */
export const sealRegistration = (healthKeys: string, contactId: number, text: string) =>
  seal(healthKeys, ['child_registration', 'sealed', String(contactId)], text);

/** Seals as the API does: AES-256-GCM, nonce, tag, content, bound to table, column and row. */
export function seal(
  healthKeys: string,
  where: readonly [table: string, column: string, row: string],
  text: string,
): { keyId: string; sealed: Buffer } {
  const { keyId, key } = currentKey(healthKeys);
  const nonce = randomBytes(12);
  const place = Buffer.from(JSON.stringify([keyId, ...where]));
  const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(place);
  const content = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return { keyId, sealed: Buffer.concat([nonce, cipher.getAuthTag(), content]) };
}
