import { createHash } from 'node:crypto';
import { photoLimits, type ResortPicture } from '@arrival/contracts';
import { Inject, Injectable } from '@nestjs/common';
import type { Actor } from '../../platform/audit/actor';
import { AdminChanges } from '../../platform/audit/admin-changes';
import { AuditTrail } from '../../platform/audit/audit-trail';
import { DomainError } from '../../platform/calls/domain-error';
import { STORAGE, type Storage } from '../../platform/storage/storage';
import { imageKindOf, imageKinds, isWhole } from './image-kind';
import { ImageProcesses } from './image-processes';
import { noActions } from './photo-actions';
import type { Picture } from './picture';
import { readableImage } from './readable-image';
import { ResortPicturesQueries, type UnusedPicture } from './resort-pictures.queries';

/** As large as a background on a wide screen. */
const settings = { size: 2400, maxPixels: photoLimits.maxPixels, quality: 85 };
const fileName = /^[0-9a-f]{64}\.(jpeg|png|webp)$/;
const home = '/api/pictures/';

/** Not one that lies with somebody else, as a logo may. */
export const isPictureAddress = (address: string): boolean =>
  address.startsWith(home) && fileName.test(address.slice(home.length));

/** Where the storage keeps the picture of an address `/api/pictures/{hash}.{kind}`. */
export const pictureKey = (pictureAddress: string): string => {
  const file = pictureAddress.slice(pictureAddress.lastIndexOf('/') + 1);
  return `pictures/${file.slice(0, 2)}/${file}`;
};

/** The resort's own pictures: checked, re-encoded, and kept by the hash of their content. */
@Injectable()
export class ResortPicturesService {
  constructor(
    private readonly images: ImageProcesses,
    private readonly changes: AdminChanges,
    private readonly audit: AuditTrail,
    private readonly queries: ResortPicturesQueries,
    @Inject(STORAGE) private readonly storage: Storage,
  ) {}

  /** Throws `photo.invalid` (SVG too, which can run scripts), `photo.too_big`. First the file, then the row that speaks of it. */
  async keep(actor: Actor, picture: Picture): Promise<ResortPicture> {
    const kind = imageKindOf(picture);
    if (!kind)
      throw new DomainError('photo.invalid', { remark: { code: 'pictureKind', params: { names: [...imageKinds] } } });
    if (!isWhole(kind, picture)) throw unreadable();
    const order = { picture, actions: noActions, settings, format: kind };
    const bytes = await readableImage(this.images.encode(order), unreadable);
    const hash = createHash('sha256').update(bytes).digest('hex');
    const kept = { address: `${home}${hash}.${kind}`, byteSize: bytes.length };
    const write = () => this.storage.write(pictureKey(kept.address), bytes, `image/${kind}`);
    await write();
    const entry = { actor, action: 'picture.uploaded', entityId: hash, before: null, after: kept };
    await this.changes.run(() => this.changes.record({ entity: 'picture', ...entry }));
    // The same picture, uploaded and never used before, may have been discarded between the file and the row.
    if (!(await this.storage.read(pictureKey(kept.address)))) await write();
    return kept;
  }

  /**
   * Discards so many uploads of yesterday or before that no record has ever named. Administrators go on saving while it looks for them, and
   * wait only while one goes. Answers how many it found.
   */
  async discardUnused(most: number): Promise<number> {
    const known = await this.changes.run(() => this.queries.newestEvent());
    const unused = await this.queries.findUnused(most);
    for (const picture of unused) await this.changes.run(() => this.#discard(picture, known));
    return unused.length;
  }

  /** Unless it was used after all. The file goes before the commit, so that whoever uploads it again sees that it is gone. */
  async #discard(picture: UnusedPicture, known: number): Promise<void> {
    if (!(await this.queries.isStillUnused(picture, known))) return;
    const { hash, address } = picture;
    await this.storage.remove(pictureKey(address));
    const gone = { action: 'picture.discarded', entityId: hash, before: { address } };
    await this.audit.record({ entity: 'picture', ...gone, isAdministrative: true });
  }

  /** Throws `picture.unknown`. */
  async read(file: string): Promise<{ bytes: Buffer; type: string }> {
    const [, kind] = fileName.exec(file) ?? [];
    const bytes = kind && (await this.storage.read(pictureKey(file)));
    if (!bytes) throw new DomainError('picture.unknown');
    return { bytes, type: `image/${kind}` };
  }
}

const unreadable = () => new DomainError('photo.invalid', { remark: { code: 'pictureUnreadable' } });
