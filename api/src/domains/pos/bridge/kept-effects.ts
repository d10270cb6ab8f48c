import { randomUUID } from 'node:crypto';
import type { BridgeEffectData } from '@arrival/contracts';
import { Inject, Injectable } from '@nestjs/common';
import { FieldCipher } from '../../../platform/crypto/field-cipher';
import { STORAGE, type Storage } from '../../../platform/storage/storage';
import type { GuestEffect } from '../hand-over.facade';
import type { KeptEffect } from './hand-overs.queries';
import { sealedHandOversColumn } from './sealed-hand-overs-column';

const { table, column } = sealedHandOversColumn;

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

  /** Undefined when the photo was replaced meanwhile: the newer one comes by itself. */
  async open({ key, kind, data, keyId, sealed }: KeptEffect): Promise<BridgeEffectData | undefined> {
    if (keyId !== null && sealed !== null) {
      const text = this.cipher.open({ keyId, sealed: Buffer.from(sealed, 'base64') }, { table, column, row: key });
      return { kind, ...JSON.parse(text) } as BridgeEffectData;
    }
    if (kind !== 'photo') return { kind, ...data } as BridgeEffectData;
    const bytes = await this.storage.read(String(data['storageKey']));
    return bytes && { kind, sha256: String(data['sha256']), jpegBase64: bytes.toString('base64') };
  }
}
