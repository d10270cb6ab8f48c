import { Injectable } from '@nestjs/common';
import { DomainError } from '../../platform/http/domain-error';
import type { CatalogFacade, CatalogSnapshot, LocationCatalog } from './catalog.facade';
import { ConfigurationCache } from './configuration-cache';

@Injectable()
export class CatalogService implements CatalogFacade {
  constructor(private readonly cache: ConfigurationCache) {}

  snapshot(): Promise<CatalogSnapshot> {
    return this.cache.read();
  }

  async forLocation(locationId: number): Promise<LocationCatalog> {
    const snapshot = await this.cache.read();
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
