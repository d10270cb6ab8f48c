import type { GuestLocation } from '@arrival/contracts';
import { Injectable } from '@nestjs/common';
import { CatalogFacade } from './catalog.facade';

/** The locations that guests may choose. */
@Injectable()
export class LocationsService {
  constructor(private readonly catalog: CatalogFacade) {}

  /** Enabled ones only, the default first (D8). */
  async listForGuests(): Promise<GuestLocation[]> {
    const { locations } = await this.catalog.snapshot();
    return locations.filter((location) => location.isEnabled).map(({ activities: _, ...location }) => location);
  }
}
