import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { type Resort, ResortFacade } from '../settings/resort.facade';
import { ImageProcesses } from './image-processes';
import { noActions } from './photo-actions';
import { PhotosFacade } from './photos.facade';

/** `any` is shown as it is, `maskable` cut to the phone's own shape: what matters lies in the middle circle of four fifths. */
export type IconPurpose = 'any' | 'maskable';

export interface AppIcon {
  readonly png: Buffer;
  readonly etag: string;
}

const CANVAS = 512;
const LOGO_SHARE: Readonly<Record<IconPurpose, number>> = { any: 0.76, maskable: 0.56 };

/** The resort's icons for a home screen: its logo on its own ground, or a ridge in its colours. */
@Injectable()
export class AppIconsService {
  /** Of one resort: the next one's begin anew. */
  readonly #made: { of?: Resort; icons: Map<string, Promise<AppIcon>> } = { icons: new Map() };

  constructor(
    private readonly resort: ResortFacade,
    private readonly photos: PhotosFacade,
    private readonly images: ImageProcesses,
  ) {}

  async icon(purpose: IconPurpose, size: number): Promise<AppIcon> {
    const resort = await this.resort.present();
    if (this.#made.of !== resort) Object.assign(this.#made, { of: resort, icons: new Map() });
    const { icons } = this.#made;
    const name = `${purpose}-${size}`;
    const known = icons.get(name);
    if (known) return known;
    const made = this.#make(resort, purpose, size);
    icons.set(name, made);
    made.catch(() => icons.delete(name));
    return made;
  }

  async #make(resort: Resort, purpose: IconPurpose, size: number): Promise<AppIcon> {
    const logo = resort.logoUrl ? await this.photos.resortPicture(resort.logoUrl, CANVAS) : null;
    const drawing = Buffer.from(logo ? withLogo(resort, logo, LOGO_SHARE[purpose]) : ridge(resort));
    const settings = { size, maxPixels: CANVAS * CANVAS, quality: 90 };
    const png = await this.images.encode({ picture: [drawing], actions: noActions, settings, format: 'png' });
    return { png, etag: `"${createHash('sha256').update(png).digest('base64url').slice(0, 22)}"` };
  }
}

const canvas = (ground: string, inside: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${CANVAS}" height="${CANVAS}"><rect width="100%" height="100%" fill="${ground}"/>${inside}</svg>`;

function withLogo({ ground }: Resort, logo: Buffer, share: number): string {
  const [side, edge] = [CANVAS * share, (CANVAS * (1 - share)) / 2];
  const address = `data:image/png;base64,${logo.toString('base64')}`;
  return canvas(ground, `<image x="${edge}" y="${edge}" width="${side}" height="${side}" href="${address}"/>`);
}

/** Two ridges before the sky; both reach the edges, so that any shape may be cut out. */
const ridge = ({ ground, colour, ink }: Resort): string =>
  canvas(
    ground,
    `<path d="M0 372 128 236 208 316 300 190 512 396V512H0Z" fill="${colour}"/>` +
      `<path d="M300 190 352 240 318 262 300 246 276 268 258 248Z" fill="${ink}"/>` +
      `<path d="M0 420 150 330 290 420 400 352 512 424V512H0Z" fill="${ground}" opacity=".55"/>`,
  );
