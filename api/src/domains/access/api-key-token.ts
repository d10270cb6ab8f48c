import { hash, randomInt } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { API_KEY_PREFIX } from '@arrival/contracts';

const LETTERS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const SECRET_LETTERS = 33;
const CHECK_LETTERS = 6;
const FORM = new RegExp(`^${API_KEY_PREFIX}[0-9A-Za-z]{${SECRET_LETTERS + CHECK_LETTERS}}$`);

/** CRC-32 in six letters: a mistyped key is told without asking the database, and scanners for lost secrets can be sure. */
function checkOf(secret: string): string {
  let rest = crc32(secret);
  let letters = '';
  for (let place = 0; place < CHECK_LETTERS; place += 1) {
    letters = LETTERS[rest % LETTERS.length] + letters;
    rest = Math.floor(rest / LETTERS.length);
  }
  return letters;
}

/** A new key: 196 random bits and their checksum. */
export function newApiKeyToken(): string {
  const secret = Array.from({ length: SECRET_LETTERS }, () => LETTERS[randomInt(LETTERS.length)]).join('');
  return API_KEY_PREFIX + secret + checkOf(secret);
}

/** Whether a text has the form of a key and its checksum is right. */
export function isApiKeyToken(text: string): boolean {
  return FORM.test(text) && checkOf(text.slice(API_KEY_PREFIX.length, -CHECK_LETTERS)) === text.slice(-CHECK_LETTERS);
}

/** What is kept of a key; a secret of 196 random bits needs no slower hash. */
export const hashOfApiKey = (token: string): Buffer => hash('sha256', token, 'buffer');
