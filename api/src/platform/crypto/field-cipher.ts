import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { APP_CONFIG, type AppConfig } from '../../config/app-config';

/** Where a sealed value lives. It opens only there: copied to another row it is worthless (quality §3). */
export interface Place {
  readonly table: string;
  readonly column: string;
  readonly row: string | number;
}

export interface Sealed {
  readonly keyId: string;
  /** Nonce, tag and ciphertext. */
  readonly sealed: Buffer;
}

const ALGORITHM = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

const associated = (keyId: string, { table, column, row }: Place) => Buffer.from(JSON.stringify([keyId, table, column, String(row)]));

/** AES-256-GCM for health answers and secrets at rest (D51). New values take the first key of the configuration; old keys still open. */
@Injectable()
export class FieldCipher {
  readonly #keys: ReadonlyMap<string, Buffer>;
  readonly #currentKeyId: string;

  constructor(@Inject(APP_CONFIG) config: Pick<AppConfig, 'healthDataKeys'>) {
    const [current] = config.healthDataKeys;
    if (!current) throw new Error('HEALTH_DATA_KEYS names no key');
    this.#currentKeyId = current.keyId;
    this.#keys = new Map(config.healthDataKeys.map(({ keyId, key }) => [keyId, key]));
  }

  seal(text: string, place: Place): Sealed {
    const keyId = this.#currentKeyId;
    const nonce = randomBytes(NONCE_BYTES);
    const cipher = createCipheriv(ALGORITHM, this.#key(keyId), nonce).setAAD(associated(keyId, place));
    const content = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
    return { keyId, sealed: Buffer.concat([nonce, cipher.getAuthTag(), content]) };
  }

  /** Throws when the value was changed, moved, or sealed with a key that is no longer configured. */
  open({ keyId, sealed }: Sealed, place: Place): string {
    const nonce = sealed.subarray(0, NONCE_BYTES);
    const tag = sealed.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES);
    const decipher = createDecipheriv(ALGORITHM, this.#key(keyId), nonce, { authTagLength: TAG_BYTES });
    decipher.setAAD(associated(keyId, place)).setAuthTag(tag);
    return Buffer.concat([decipher.update(sealed.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()]).toString('utf8');
  }

  #key(keyId: string): Buffer {
    const key = this.#keys.get(keyId);
    if (!key) throw new Error(`The key ${keyId} is not configured`);
    return key;
  }
}
