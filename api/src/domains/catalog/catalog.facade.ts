import { Injectable } from '@nestjs/common';
import { DomainError } from '../../platform/http/domain-error';
import type { CatalogSnapshot, LocationCatalog } from './catalog-snapshot';
import { ConfigurationCache } from './configuration-cache';

/** What other domains may ask about the configuration. */
@Injectable()
export class CatalogFacade {
  constructor(private readonly cache: ConfigurationCache) {}

  /** The whole configuration; after a change the next call waits for the new one. */
  snapshot(): Promise<CatalogSnapshot> {
    return this.cache.read();
  }

  /** The configuration of an enabled location; a disabled one answers like an unknown one (D8). */
  async forLocation(locationId: number): Promise<LocationCatalog> {
    const snapshot = await this.cache.read();
    const location = snapshot.locations.find((candidate) => candidate.id === locationId && candidate.isEnabled);
    if (!location) throw new DomainError('location.unknown');
    const { taskTypes, products, filters } = snapshot;
    return { location, taskTypes, products, filters, snapshot };
  }

  /** The zone that days are counted in when no location is named (D4, D8). */
  async homeTimeZone(): Promise<string> {
    const { defaultLocation } = await this.cache.read();
    return defaultLocation?.timeZone ?? 'UTC';
  }
}
