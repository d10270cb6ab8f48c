import { hash, randomBytes } from 'node:crypto';
import { photoLimits, photoSize } from '@arrival/contracts';
import { Inject, Injectable } from '@nestjs/common';
import { DomainError } from '../../platform/calls/domain-error';
import { STORAGE, type Storage } from '../../platform/storage/storage';
import { imageKindOf, imageKinds, isWhole } from './image-kind';
import type { ImageOrder } from './image-process';
import { ImageProcesses, type KeptImage } from './image-processes';
import { readActions } from './photo-actions';
import type { PhotoForm } from './photo-form.facade';
import { type PhotoFile, PhotosQueries } from './photos.queries';
import { readableImage } from './readable-image';

const JPEG_QUALITY = 85;
const settings = { size: photoSize, maxPixels: photoLimits.maxPixels, quality: JPEG_QUALITY };

/** Makes the files of photos: checked, re-encoded, kept (D23). */
@Injectable()
export class PhotoFiles {
  constructor(
    private readonly images: ImageProcesses,
    private readonly queries: PhotosQueries,
    @Inject(STORAGE) private readonly storage: Storage,
  ) {}

  /** In a file that no row speaks of yet. Throws `photo.invalid` or `photo.too_big`. */
  async keep({ picture, fields }: PhotoForm): Promise<PhotoFile> {
    const actions = readActions(fields);
    const kind = imageKindOf(picture);
    if (!kind)
      throw new DomainError('photo.invalid', { hint: `Invalid file type, expects: ${imageKinds.join(', ')}.` });
    if (!isWhole(kind, picture)) throw unreadable();
    const name = randomBytes(16).toString('hex');
    const storageKey = `photos/${name.slice(0, 2)}/${name}.jpg`;
    const kept = await readableImage(this.#write(storageKey, { picture, actions, settings }), unreadable);
    return { storageKey, ...kept };
  }

  /** Keys are random and never used twice, so a file that nothing refers to stays that way. */
  async discardUnused(storageKey: string): Promise<void> {
    if (await this.queries.isReferred(storageKey)) return;
    await this.storage.remove(storageKey);
  }

  /** Re-encoded by a process that writes to the disk itself; what belongs elsewhere comes back to be sent there. */
  async #write(storageKey: string, order: ImageOrder): Promise<KeptImage> {
    const path = this.storage.pathOf(storageKey);
    if (path) return this.images.encodeTo(path, order);
    const jpeg = await this.images.encode(order);
    await this.storage.write(storageKey, jpeg, 'image/jpeg');
    return { hash: hash('sha256', jpeg), byteSize: jpeg.length };
  }
}

const unreadable = () =>
  new DomainError('photo.invalid', { hint: 'This file is not a photo we can read. Please choose another one.' });
