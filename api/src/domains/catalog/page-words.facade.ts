import { findLocation } from '@arrival/rules';
import { Inject, Injectable } from '@nestjs/common';
import { APP_CONFIG, type AppConfig } from '../../config/app-config';
import type { PageWords } from '../../platform/http/web-apps/page-head';
import { type Resort, ResortFacade } from '../settings/resort.facade';
import { CatalogFacade } from './catalog.facade';

const LOCATION = /^\/l\/([^/]+)\/?$/i;
/** Messengers show no vectors. */
const isShownByMessengers = (address: string): boolean => address !== '' && !/\.svg$/i.test(address);

/** What the pages of the guest app say of themselves: the resort's words, and the location's name at its own address. */
@Injectable()
export class PageWordsFacade {
  constructor(
    @Inject(APP_CONFIG) private readonly config: Pick<AppConfig, 'publicUrl'>,
    private readonly catalog: CatalogFacade,
    private readonly resort: ResortFacade,
  ) {}

  /** `path`: as the browser asks for it. A page without words of its own says what the front door says. */
  async of(path: string): Promise<PageWords> {
    const resort = await this.resort.present();
    const place = await this.#placeOf(path);
    return {
      title: place ? `${place} · ${resort.name}` : resort.name,
      description: resort.description,
      address: this.#whole(place ? path : '/'),
      picture: this.#pictureOf(resort),
      name: resort.name,
      backdrop: resort.pictureUrl,
      ground: resort.ground,
      ink: resort.ink,
    };
  }

  /** A location that guests cannot choose is as unknown as any other (D8). */
  async #placeOf(path: string): Promise<string | undefined> {
    const [, asked] = LOCATION.exec(path) ?? [];
    if (asked === undefined) return undefined;
    const { locations } = await this.catalog.snapshot();
    const open = locations.filter(({ isEnabled }) => isEnabled);
    return findLocation(open, asked)?.name;
  }

  #pictureOf({ pictureUrl }: Resort): string {
    return this.#whole(isShownByMessengers(pictureUrl) ? pictureUrl : '/api/resort/icons/any-512.png');
  }

  #whole(address: string): string {
    return address.startsWith('/') ? `${this.config.publicUrl}${encodeURI(address)}` : address;
  }
}
