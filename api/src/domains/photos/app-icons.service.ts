import { Injectable } from '@nestjs/common';
import { type DrawnPicture, ResortDrawings } from './resort-drawings';
import { logoInMiddle, onGround, ridgeAtFoot } from './resort-svg';

/** `any` is shown as it is, `maskable` cut to the phone's own shape: what matters lies in the middle circle of four fifths. */
export type IconPurpose = 'any' | 'maskable';

const CANVAS = 512;
const sheet = { width: CANVAS, height: CANVAS };
const LOGO_SHARE: Readonly<Record<IconPurpose, number>> = { any: 0.76, maskable: 0.56 };

/** The resort's icons for a home screen: its logo on its own ground, or a ridge in its colours. */
@Injectable()
export class AppIconsService {
  constructor(private readonly drawings: ResortDrawings) {}

  icon(purpose: IconPurpose, size: number): Promise<DrawnPicture> {
    const side = CANVAS * LOGO_SHARE[purpose];
    return this.drawings.picture(`${purpose}-${size}`, {
      size,
      pixels: CANVAS * CANVAS,
      logoSize: CANVAS,
      svg: (resort, logo) =>
        onGround(sheet, resort, logo ? logoInMiddle(sheet, logo, side) : ridgeAtFoot(sheet, resort)),
    });
  }
}
