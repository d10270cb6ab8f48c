import { Inject, Injectable } from '@nestjs/common';
import type { Principal } from '../../platform/auth/principal';
import { DomainError } from '../../platform/calls/domain-error';
import { STORAGE, type Storage } from '../../platform/storage/storage';
import { PointOfSale } from '../pos/pos.facade';
import { PhotosQueries } from './photos.queries';

/** The private image route: members of the caller's household alone (D5, D23). */
@Injectable()
export class ReadPhotoService {
  constructor(
    private readonly pos: PointOfSale,
    private readonly queries: PhotosQueries,
    @Inject(STORAGE) private readonly storage: Storage,
  ) {}

  /** The current photo or a pending upload of that content; anything else is unknown. */
  async read(principal: Principal, contactId: number, photoHash: string): Promise<Buffer> {
    const reading = await this.pos.findHousehold(principal);
    const isOwn = reading?.household.contacts.some((member) => member.contactId === contactId);
    const storageKey = isOwn && (await this.queries.findFile(contactId, photoHash));
    const bytes = storageKey && (await this.storage.read(storageKey));
    if (!bytes) throw new DomainError('photo.unknown');
    return bytes;
  }
}
