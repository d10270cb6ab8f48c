import { hash, randomBytes } from 'node:crypto';
import { type PhotoUploadAnswer, photoLimits, photoSize } from '@arrival/contracts';
import { photoPath } from '@arrival/rules';
import { Inject, Injectable } from '@nestjs/common';
import { Counter, Registry } from 'prom-client';
import type { Principal } from '../../platform/auth/principal';
import { DomainError } from '../../platform/http/domain-error';
import { STORAGE, type Storage } from '../../platform/storage/storage';
import { PointOfSale } from '../pos/pos.facade';
import { imageKindOf, imageKinds, isWhole } from './image-kind';
import { type ImageOrder, UnreadableImage } from './image-process';
import { ImageProcesses, type KeptImage } from './image-processes';
import { readActions } from './photo-actions';
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
    const known = await this.pos.findHeadOf(principal, contactId);
    await this.rate.take(known ?? (await this.#openHead(principal, contactId)));
    if (this.images.isFull) throw new DomainError('server.busy', { retryAfterSeconds: FULL_RETRY_SECONDS });
  }

  /** Somebody's first call of all, or a member who is not known here yet. */
  async #openHead(principal: Principal, contactId: number): Promise<number> {
    const { headContactId, household } = await this.pos.openHousehold(principal);
    if (household.contacts.some((contact) => contact.contactId === contactId)) return headContactId;
    throw new DomainError('contact.unknown');
  }

  async #keep(contactId: number, { picture, fields }: PhotoForm): Promise<Success> {
    const actions = readActions(fields);
    const kind = imageKindOf(picture);
    if (!kind)
      throw new DomainError('photo.invalid', { hint: `Invalid file type, expects: ${imageKinds.join(', ')}.` });
    if (!isWhole(kind, picture)) throw unreadable();
    const photoHash = await this.#store(contactId, { picture, actions, settings });
    return { status: 'success', file: `${photoHash}.jpg`, path: photoPath(contactId, photoHash), photoHash };
  }

  /** Re-encoded by a process that writes to the disk itself; what belongs elsewhere comes back to be sent there. */
  async #write(storageKey: string, order: ImageOrder): Promise<KeptImage> {
    const path = this.storage.pathOf(storageKey);
    if (path) return this.images.encodeTo(path, order);
    const jpeg = await this.images.encode(order);
    await this.storage.write(storageKey, jpeg, 'image/jpeg');
    return { hash: hash('sha256', jpeg), byteSize: jpeg.length };
  }

  async #readable<Kept>(work: Promise<Kept>): Promise<Kept> {
    try {
      return await work;
    } catch (error) {
      if (!(error instanceof UnreadableImage)) throw error;
      throw /pixel/i.test(error.message) ? new DomainError('photo.too_big') : unreadable();
    }
  }

  /** First the file, then the row: a row never points at nothing (Q2). */
  async #store(contactId: number, order: ImageOrder): Promise<string> {
    const name = randomBytes(16).toString('hex');
    const storageKey = `photos/${name.slice(0, 2)}/${name}.jpg`;
    const { hash: photoHash, byteSize } = await this.#readable(this.#write(storageKey, order));
    try {
      await this.queries.insertUpload(contactId, photoHash, storageKey, byteSize);
      return photoHash;
    } catch (error) {
      await this.storage.remove(storageKey);
      throw error;
    }
  }
}

const unreadable = () =>
  new DomainError('photo.invalid', { hint: 'This file is not a photo we can read. Please choose another one.' });
