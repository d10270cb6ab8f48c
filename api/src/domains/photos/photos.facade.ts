import { Injectable } from '@nestjs/common';
import { PhotosQueries } from './photos.queries';

/** An uploaded photo that is not (yet) the member's current one. */
export interface PhotoUpload {
  readonly id: string;
  readonly hash: string;
  readonly storageKey: string;
  readonly byteSize: number;
}

/** What other domains may ask about photos. */
@Injectable()
export class PhotosFacade {
  constructor(private readonly queries: PhotosQueries) {}

  /**
   * The newest upload of a member, or the newest with that content (D23). The caller has made sure that the member belongs
   * to the household of the signed-in person (D5).
   */
  async findUpload(contactId: number, hash: string | null): Promise<PhotoUpload | null> {
    return (await this.queries.findUpload(contactId, hash)) ?? null;
  }
}
