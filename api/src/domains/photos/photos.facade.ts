import { photoLimits } from '@arrival/contracts';
import { Inject, Injectable } from '@nestjs/common';
import type { Principal } from '../../platform/auth/principal';
import { STORAGE, type Storage } from '../../platform/storage/storage';
import { ImageProcesses } from './image-processes';
import { noActions } from './photo-actions';
import type { PhotoForm } from './photo-form.facade';
import { type PhotoFile, PhotosQueries } from './photos.queries';
import { isPictureAddress, pictureKey } from './resort-pictures.service';
import { UploadPhotoService } from './upload-photo.service';

/** An uploaded photo that is not (yet) the member's current one. */
export interface PhotoUpload extends PhotoFile {
  readonly id: string;
}

/** A photo that comes along with a call: its file, and whom to tell once a row speaks of it. */
export interface BroughtPhoto extends PhotoFile {
  readonly taken: () => void;
}

/** What other domains may ask about photos. */
@Injectable()
export class PhotosFacade {
  constructor(
    private readonly queries: PhotosQueries,
    @Inject(STORAGE) private readonly storage: Storage,
    private readonly images: ImageProcesses,
    private readonly uploads: UploadPhotoService,
  ) {}

  /**
   * The newest upload of a member, or the newest with that content (D23). The caller has made sure that the member belongs
   * to the household of the signed-in person (D5).
   */
  async findUpload(contactId: number, hash: string | null): Promise<PhotoUpload | null> {
    return (await this.queries.findUpload(contactId, hash)) ?? null;
  }

  /** Before a call that brings a photo is read, which ends with what this answers. Throws `contact.unknown`, `photo.too_many` and `server.busy`. */
  admit(principal: Principal, contactId: number): Promise<() => void> {
    return this.uploads.admit(principal, contactId);
  }

  /** Keeps the photo's file for the work, which tells whether it has taken it; else it goes again. */
  bring<Result>(form: PhotoForm, work: (photo: BroughtPhoto) => Promise<Result>): Promise<Result> {
    return this.uploads.bring(form, (file, taken) => work({ ...file, taken }));
  }

  /** Inside the caller's unit of work, which has locked the household: a member's photo is asked again, and why (D79); or not any more. */
  askAgain(contactId: number, reason: string | null): Promise<void> {
    return this.queries.askAgain(contactId, reason);
  }

  /** The bytes of a member's current photo, whoever asks: for staff. */
  async readCurrent(contactId: number): Promise<Buffer | null> {
    const storageKey = await this.queries.findCurrent(contactId);
    return (storageKey && (await this.storage.read(storageKey))) || null;
  }

  /** An uploaded picture of the resort as PNG, at most so many pixels wide and high; null when its address names none that is kept here. */
  async resortPicture(address: string, size: number): Promise<Buffer | null> {
    const picture = isPictureAddress(address) && (await this.storage.read(pictureKey(address)));
    if (!picture) return null;
    const settings = { size, maxPixels: photoLimits.maxPixels, quality: 85 };
    return this.images.encode({ picture: [picture], actions: noActions, settings, format: 'png' });
  }
}
