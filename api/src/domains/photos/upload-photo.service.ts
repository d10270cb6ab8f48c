import { createHash, randomBytes } from 'node:crypto';
import { type PhotoUploadAnswer, photoLimits, photoSize } from '@arrival/contracts';
import { photoPath } from '@arrival/rules';
import { Inject, Injectable } from '@nestjs/common';
import { Counter, Registry } from 'prom-client';
import type { Principal } from '../../platform/auth/principal';
import { DomainError } from '../../platform/http/domain-error';
import { STORAGE, type Storage } from '../../platform/storage/storage';
import { PointOfSale } from '../pos/pos.facade';
import { imageKindOf, imageKinds, isWhole } from './image-kind';
import { UnreadableImage } from './image-process';
import { ImageProcesses } from './image-processes';
import { type PhotoActions, readActions } from './photo-actions';
import { PhotosQueries } from './photos.queries';
import type { Picture } from './picture';
import { UploadRate } from './upload-rate';

const JPEG_QUALITY = 85;
const FULL_RETRY_SECONDS = 10;
const settings = { size: photoSize, maxPixels: photoLimits.maxPixels, quality: JPEG_QUALITY };

/** The crop widget's form as it came in (D23). */
export interface PhotoForm {
  readonly picture: Picture;
  readonly fields: ReadonlyMap<string, string>;
}

type Success = Extract<PhotoUploadAnswer, { status: 'success' }>;

/** Takes a photo in: checked, re-encoded, kept; it becomes the member's photo when the task is completed (D23). */
@Injectable()
export class UploadPhotoService {
  readonly #refused: Counter<'reason'>;

  constructor(
    private readonly pos: PointOfSale,
    private readonly images: ImageProcesses,
    private readonly rate: UploadRate,
    private readonly queries: PhotosQueries,
    @Inject(STORAGE) private readonly storage: Storage,
    registry: Registry,
  ) {
    const help = 'Photos that were not taken, by the code of the answer';
    this.#refused = new Counter({
      name: 'arrival_photos_refused_total',
      help,
      labelNames: ['reason'],
      registers: [registry],
    });
  }

  /** Before the body is read: whose photo it is, and whether there is room for it. */
  admit(principal: Principal, contactId: number): Promise<void> {
    return this.#counted(() => this.#admit(principal, contactId));
  }

  keep(contactId: number, form: PhotoForm): Promise<Success> {
    return this.#counted(() => this.#keep(contactId, form));
  }

  async #counted<Result>(work: () => Promise<Result>): Promise<Result> {
    try {
      return await work();
    } catch (error) {
      this.#refused.inc({ reason: error instanceof DomainError ? error.code : 'failure' });
      throw error;
    }
  }

  async #admit(principal: Principal, contactId: number): Promise<void> {
    const { headContactId, household } = await this.pos.openHousehold(principal);
    if (!household.contacts.some((contact) => contact.contactId === contactId))
      throw new DomainError('contact.unknown');
    await this.rate.take(headContactId);
    if (this.images.isFull) throw new DomainError('server.busy', { retryAfterSeconds: FULL_RETRY_SECONDS });
  }

  async #keep(contactId: number, { picture, fields }: PhotoForm): Promise<Success> {
    const actions = readActions(fields);
    const kind = imageKindOf(picture);
    if (!kind)
      throw new DomainError('photo.invalid', { hint: `Invalid file type, expects: ${imageKinds.join(', ')}.` });
    if (!isWhole(kind, picture)) throw unreadable();
    const jpeg = await this.#encode(picture, actions);
    const photoHash = createHash('sha256').update(jpeg).digest('hex');
    await this.#store(contactId, photoHash, jpeg);
    return { status: 'success', file: `${photoHash}.jpg`, path: photoPath(contactId, photoHash), photoHash };
  }

  async #encode(picture: Picture, actions: PhotoActions): Promise<Buffer> {
    try {
      return await this.images.encode({ picture, actions, settings });
    } catch (error) {
      if (!(error instanceof UnreadableImage)) throw error;
      throw /pixel/i.test(error.message) ? new DomainError('photo.too_big') : unreadable();
    }
  }

  /** First the file, then the row: a row never points at nothing (quality §2). */
  async #store(contactId: number, hash: string, jpeg: Buffer): Promise<void> {
    const name = randomBytes(16).toString('hex');
    const storageKey = `photos/${name.slice(0, 2)}/${name}.jpg`;
    await this.storage.write(storageKey, jpeg, 'image/jpeg');
    try {
      await this.queries.insertUpload(contactId, hash, storageKey, jpeg.length);
    } catch (error) {
      await this.storage.remove(storageKey);
      throw error;
    }
  }
}

const unreadable = () =>
  new DomainError('photo.invalid', { hint: 'This file is not a photo we can read. Please choose another one.' });
