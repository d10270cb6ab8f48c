import { photoLimits } from '@arrival/contracts';
import { Inject, Injectable } from '@nestjs/common';
import { STORAGE, type Storage } from '../../platform/storage/storage';
import { ImageProcesses } from './image-processes';
import { noActions } from './photo-actions';
import { PhotosQueries } from './photos.queries';
import { pictureKey } from './resort-pictures.service';

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
  constructor(
    private readonly queries: PhotosQueries,
    @Inject(STORAGE) private readonly storage: Storage,
    private readonly images: ImageProcesses,
  ) {}

  /**
   * The newest upload of a member, or the newest with that content (D23). The caller has made sure that the member belongs
   * to the household of the signed-in person (D5).
   */
  async findUpload(contactId: number, hash: string | null): Promise<PhotoUpload | null> {
    return (await this.queries.findUpload(contactId, hash)) ?? null;
  }

  /** The bytes of a member's current photo, whoever asks: for staff. */
  async readCurrent(contactId: number): Promise<Buffer | null> {
    const storageKey = await this.queries.findCurrent(contactId);
    return (storageKey && (await this.storage.read(storageKey))) || null;
  }

  /** An uploaded picture of the resort as PNG, at most so many pixels wide and high; null when its address names none that is kept here. */
  async resortPicture(address: string, size: number): Promise<Buffer | null> {
    const picture = await this.storage.read(pictureKey(address));
    if (!picture) return null;
    const settings = { size, maxPixels: photoLimits.maxPixels, quality: 85 };
    return this.images.encode({ picture: [picture], actions: noActions, settings, format: 'png' });
  }
}
