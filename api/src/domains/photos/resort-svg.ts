import type { Resort } from '../settings/resort.facade';

export interface Sheet {
  readonly width: number;
  readonly height: number;
}

/** A sheet of the resort's ground with something on it. */
export const onGround = ({ width, height }: Sheet, { ground }: Resort, inside: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="${ground}"/>${inside}</svg>`;

/** In the middle, whole, within a square of this side. */
export function logoInMiddle({ width, height }: Sheet, logo: Buffer, side: number): string {
  const address = `data:image/png;base64,${logo.toString('base64')}`;
  return `<image x="${(width - side) / 2}" y="${(height - side) / 2}" width="${side}" height="${side}" href="${address}"/>`;
}

/** Two ridges, as wide as the sheet and at its foot; both reach the edges, so that any shape may be cut out. */
export const ridgeAtFoot = ({ width, height }: Sheet, { ground, colour, ink }: Resort): string =>
  `<svg y="${height - width}" width="${width}" height="${width}" viewBox="0 0 512 512">` +
  `<path d="M0 372 128 236 208 316 300 190 512 396V512H0Z" fill="${colour}"/>` +
  `<path d="M300 190 352 240 318 262 300 246 276 268 258 248Z" fill="${ink}"/>` +
  `<path d="M0 420 150 330 290 420 400 352 512 424V512H0Z" fill="${ground}" opacity=".55"/></svg>`;
