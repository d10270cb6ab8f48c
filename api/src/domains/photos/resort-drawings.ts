import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { type Resort, ResortFacade } from '../settings/resort.facade';
import { ImageProcesses } from './image-processes';
import { noActions } from './photo-actions';
import { PhotosFacade } from './photos.facade';

export interface DrawnPicture {
  readonly png: Buffer;
  readonly etag: string;
}

export interface Drawing {
  /** Its longest side in the end. */
  readonly size: number;
  /** Of the SVG. */
  readonly pixels: number;
  /** The longest side of the logo that it takes in. */
  readonly logoSize: number;
  readonly svg: (resort: Resort, logo: Buffer | null) => string;
}

/** What is drawn of the resort for phones: each picture once, as long as the theme stays. */
@Injectable()
export class ResortDrawings {
  /** Of one resort: the next one's begin anew. */
  readonly #made: { of?: Resort; pictures: Map<string, Promise<DrawnPicture>> } = { pictures: new Map() };

  constructor(
    private readonly resort: ResortFacade,
    private readonly photos: PhotosFacade,
    private readonly images: ImageProcesses,
  ) {}

  async picture(name: string, drawing: Drawing): Promise<DrawnPicture> {
    const resort = await this.resort.present();
    if (this.#made.of !== resort) Object.assign(this.#made, { of: resort, pictures: new Map() });
    const { pictures } = this.#made;
    const known = pictures.get(name);
    if (known) return known;
    const made = this.#make(resort, drawing);
    pictures.set(name, made);
    made.catch(() => pictures.delete(name));
    return made;
  }

  async #make(resort: Resort, { size, pixels, logoSize, svg }: Drawing): Promise<DrawnPicture> {
    const logo = resort.logoUrl ? await this.photos.resortPicture(resort.logoUrl, logoSize) : null;
    const settings = { size, maxPixels: pixels, quality: 90 };
    const picture = [Buffer.from(svg(resort, logo))];
    const png = await this.images.encode({ picture, actions: noActions, settings, format: 'png' });
    return { png, etag: `"${createHash('sha256').update(png).digest('base64url').slice(0, 22)}"` };
  }
}
