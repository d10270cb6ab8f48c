import { createCipheriv, randomBytes } from 'node:crypto';

/** The first key of HEALTH_DATA_KEYS (`keyId:base64(32 bytes)[,older…]`). */
export function currentKey(healthKeys: string): { keyId: string; key: Buffer } {
  const [keyId = '', encoded = ''] = (healthKeys.split(',')[0] ?? '').split(':');
  const key = Buffer.from(encoded, 'base64');
  if (keyId === '' || key.length !== 32) throw new Error('HEALTH_DATA_KEYS must be keyId:base64 of 32 bytes');
  return { keyId, key };
}

/**
 * Seals a child's answers as the API does (D51): AES-256-GCM, nonce, tag, content, bound to table, column and row. The API test
 * of the demo opens what this wrote.
 */
export function sealRegistration(healthKeys: string, contactId: number, text: string): { keyId: string; sealed: Buffer } {
  const { keyId, key } = currentKey(healthKeys);
  const nonce = randomBytes(12);
  const place = Buffer.from(JSON.stringify([keyId, 'child_registration', 'sealed', String(contactId)]));
  const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(place);
  const content = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return { keyId, sealed: Buffer.concat([nonce, cipher.getAuthTag(), content]) };
}
