import { Injectable } from '@nestjs/common';
import { DomainError } from '../../platform/calls/domain-error';
import { type DrawnPicture, ResortDrawings } from './resort-drawings';
import { logoInMiddle, onGround, ridgeAtFoot } from './resort-svg';

/** In pixels, upright: an iPhone shows a start picture only when it is exactly as large as its screen. */
const iPhoneScreens = [
  '640x1136', // SE
  '750x1334', // 8, SE 2 and 3
  '828x1792', // XR, 11
  '1125x2436', // X, XS, 11 Pro, 12 mini, 13 mini
  '1170x2532', // 12, 13, 14, 16e
  '1179x2556', // 14 Pro, 15, 15 Pro, 16
  '1206x2622', // 16 Pro, 17, 17 Pro
  '1242x2208', // 8 Plus
  '1242x2688', // XS Max, 11 Pro Max
  '1260x2736', // Air
  '1284x2778', // 12 and 13 Pro Max, 14 Plus
  '1290x2796', // 14 Pro Max, 15 Plus, 15 Pro Max, 16 Plus
  '1320x2868', // 16 Pro Max, 17 Pro Max
];
const LOGO_SHARE = 0.5;

/** What an iPhone shows from the tap on the icon until the app has something: the logo on its ground, or a ridge in its colours. */
@Injectable()
export class StartPicturesService {
  constructor(private readonly drawings: ResortDrawings) {}

  /** Throws `picture.unknown` where no known phone has such a screen. */
  async picture(screen: string): Promise<DrawnPicture> {
    if (!iPhoneScreens.includes(screen)) throw new DomainError('picture.unknown');
    const [width = 0, height = 0] = screen.split('x').map(Number);
    const [sheet, side] = [{ width, height }, Math.round(width * LOGO_SHARE)];
    return this.drawings.picture(screen, {
      size: height,
      pixels: width * height,
      logoSize: side,
      svg: (resort, logo) =>
        onGround(sheet, resort, logo ? logoInMiddle(sheet, logo, side) : ridgeAtFoot(sheet, resort)),
    });
  }
}
