import { Inject, Injectable } from '@nestjs/common';
import { APP_CONFIG, type AppConfig } from '../../config/app-config';
import { openBytes, sealBytes } from './gcm';
import { SEALED_COLUMNS, type SealedColumn } from './sealed-column';

/** Where a sealed value lives. It opens only there: copied to another row it is worthless (Q3). */
export interface Place {
  readonly table: string;
  readonly column: string;
  readonly row: string | number;
}

export interface Sealed {
  /** The fingerprint of the key; a name that somebody gave it, for what was sealed before fingerprints. */
  readonly keyId: string;
  /** Nonce, tag and ciphertext. */
  readonly sealed: Buffer;
}

/** The key is not among ours, or the value was changed or moved. */
export class CannotOpen extends Error {
  constructor(readonly keyId: string) {
    super(`None of our keys opens what was sealed with the key ${keyId}`);
  }
}

const associated = (keyId: string, { table, column, row }: Place) => [keyId, table, column, String(row)];

/** AES-256-GCM for health answers and secrets at rest (D51). New values take the first key of the configuration; older keys still open. */
@Injectable()
export class FieldCipher {
  readonly currentKeyId: string;
  readonly #keys: ReadonlyMap<string, Buffer>;

  constructor(
    @Inject(APP_CONFIG) config: {
      readonly healthDataKeys: readonly Pick<AppConfig['healthDataKeys'][number], 'keyId' | 'key'>[];
    },
    @Inject(SEALED_COLUMNS) private readonly columns: readonly Pick<SealedColumn, 'table' | 'column'>[],
  ) {
    const [current] = config.healthDataKeys;
    if (!current) throw new Error('HEALTH_DATA_KEYS names no key');
    this.currentKeyId = current.keyId;
    this.#keys = new Map(config.healthDataKeys.map(({ keyId, key }) => [keyId, key]));
  }

  /** Refuses a place that is not in the list of sealed columns: a rotation would forget it. */
  seal(text: string, place: Place): Sealed {
    if (!this.columns.some(({ table, column }) => table === place.table && column === place.column)) {
      throw new Error(`${place.table}.${place.column} is not in the list of sealed columns`);
    }
    const keyId = this.currentKeyId;
    return {
      keyId,
      sealed: sealBytes(this.#keys.get(keyId) as Buffer, Buffer.from(text, 'utf8'), associated(keyId, place)),
    };
  }

  /** Whether the id is the fingerprint of one of our keys. */
  knows(keyId: string): boolean {
    return this.#keys.has(keyId);
  }

  /** Throws `CannotOpen`. An id that is no key's of ours may be a name from before fingerprints: then every key is tried. */
  open(value: Sealed, place: Place): string {
    const named = this.#keys.get(value.keyId);
    for (const key of named ? [named] : this.#keys.values()) {
      const text = openBytes(key, value.sealed, associated(value.keyId, place));
      if (text) return text.toString('utf8');
    }
    throw new CannotOpen(value.keyId);
  }
}
