import type { LanguageTag } from '@arrival/contracts';
import { Injectable } from '@nestjs/common';
import { DomainError } from '../../platform/calls/domain-error';
import type { CatalogFacade, CatalogSnapshot, LocationCatalog } from './catalog.facade';
import { ConfigurationCache } from './configuration-cache';
import { snapshotIn } from './snapshot-in';

@Injectable()
export class CatalogService implements CatalogFacade {
  constructor(private readonly cache: ConfigurationCache) {}

  async snapshot(language: LanguageTag = 'en'): Promise<CatalogSnapshot> {
    return snapshotIn(await this.cache.read(), language);
  }

  async forLocation(locationId: number, language?: LanguageTag): Promise<LocationCatalog> {
    const snapshot = await this.snapshot(language);
    const location = snapshot.locations.find((candidate) => candidate.id === locationId && candidate.isEnabled);
    if (!location) throw new DomainError('location.unknown');
    const { taskTypes, products, filters } = snapshot;
    return { location, taskTypes, products, filters, snapshot };
  }

  async homeTimeZone(): Promise<string> {
    const { defaultLocation } = await this.cache.read();
    return defaultLocation?.timeZone ?? 'UTC';
  }
}
