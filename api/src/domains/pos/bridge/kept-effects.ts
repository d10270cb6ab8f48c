import { randomUUID } from 'node:crypto';
import type { BridgeEffectData } from '@arrival/contracts';
import { Inject, Injectable } from '@nestjs/common';
import { FieldCipher } from '../../../platform/crypto/field-cipher';
import { STORAGE, type Storage } from '../../../platform/storage/storage';
import type { GuestEffect } from '../hand-over.facade';
import type { KeptEffect } from './hand-overs.queries';
import { sealedHandOversColumn } from './sealed-hand-overs-column';

const { table, column } = sealedHandOversColumn;

/** The file of a photo is not to be had: `isGone` when it is not there, else its storage does not answer now. */
export class PhotoAway extends Error {
  constructor(
    readonly isGone: boolean,
    message: string,
  ) {
    super(message);
  }
}

/** Puts effects into their rows and takes them out again: the same each time, so that a try is what the one before it was. */
@Injectable()
export class KeptEffects {
  constructor(
    private readonly cipher: FieldCipher,
    @Inject(STORAGE) private readonly storage: Storage,
  ) {}

  keep({ contactId, kind, ...data }: GuestEffect): KeptEffect & { readonly contactId: number } {
    const key = randomUUID();
    if (!('answers' in data)) return { key, contactId, kind, data, keyId: null, sealed: null };
    const { keyId, sealed } = this.cipher.seal(JSON.stringify(data.answers), { table, column, row: key });
    return { key, contactId, kind, data: {}, keyId, sealed: sealed.toString('base64') };
  }

  /** Throws `CannotOpen`, `PhotoAway`. */
  async open({ key, kind, data, keyId, sealed }: KeptEffect): Promise<BridgeEffectData> {
    if (keyId !== null && sealed !== null) {
      const text = this.cipher.open({ keyId, sealed: Buffer.from(sealed, 'base64') }, { table, column, row: key });
      return { kind, ...JSON.parse(text) } as BridgeEffectData;
    }
    if (kind !== 'photo') return { kind, ...data } as BridgeEffectData;
    const bytes = await this.#photo(String(data['storageKey']));
    return { kind, sha256: String(data['sha256']), jpegBase64: bytes.toString('base64') };
  }

  async #photo(storageKey: string): Promise<Buffer> {
    const bytes = await this.storage.read(storageKey).catch((error: Error) => {
      throw new PhotoAway(false, `The photo cannot be read: ${error.message}`);
    });
    if (!bytes) throw new PhotoAway(true, 'The file of the photo is not there');
    return bytes;
  }
}
