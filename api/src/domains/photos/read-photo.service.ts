import { Inject, Injectable } from '@nestjs/common';
import type { Principal } from '../../platform/auth/principal';
import { DomainError } from '../../platform/http/domain-error';
import { STORAGE, type Storage } from '../../platform/storage/storage';
import { PhotosQueries } from './photos.queries';

/** The private image route: members of the caller's household alone (D5, D23). */
@Injectable()
export class ReadPhotoService {
  constructor(
    private readonly queries: PhotosQueries,
    @Inject(STORAGE) private readonly storage: Storage,
  ) {}

  /** The current photo or a pending upload of that content; anything else is unknown. */
  async read(principal: Principal, contactId: number, photoHash: string): Promise<Buffer> {
    const storageKey = await this.queries.findFile(principal, contactId, photoHash);
    const bytes = storageKey && (await this.storage.read(storageKey));
    if (!bytes) throw new DomainError('photo.unknown');
    return bytes;
  }
}
