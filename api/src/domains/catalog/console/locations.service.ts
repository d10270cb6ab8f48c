import type { AdminLocation, GuestLocation, LanguageTag } from '@arrival/contracts';
import { Injectable } from '@nestjs/common';
import type { Principal } from '../../../platform/auth/principal';
import { DomainError } from '../../../platform/calls/domain-error';
import type { ListQuery } from '../../../platform/calls/list-query';
import type { Page } from '../../../platform/calls/page';
import { AccessFacade } from '../../access/access.facade';
import { CatalogFacade } from '../catalog.facade';
import { AdminLocationsService } from './admin-locations.service';

interface Asked {
  /** The header. */
  readonly range: string | undefined;
  /** Whether the console may be asked at the host that the request came to. */
  readonly servesConsole: boolean;
  /** Of what guests read. */
  readonly language: LanguageTag;
}

/** Locations: the guests' choice, or the console's list to whoever asks in its dialect or with its token, and may. */
@Injectable()
export class LocationsService {
  constructor(
    private readonly catalog: CatalogFacade,
    private readonly access: AccessFacade,
    private readonly records: AdminLocationsService,
  ) {}

  /**
   * A range, sort or filter, also a Range header, makes it the console's list, which needs staff and the console's host (D63).
   * There they get it anyhow: what is sent back (PUT) has to be whole, and in no guest's language.
   */
  async list(
    principal: Principal,
    query: ListQuery,
    { range, servesConsole, language }: Asked,
  ): Promise<GuestLocation[] | Page<AdminLocation>> {
    const isForConsole = Boolean(query.range ?? query.sort ?? query.filter ?? range);
    if (!isForConsole) {
      if (servesConsole && (await this.access.isAtConsole(principal))) return this.records.list(query);
      return this.#listForGuests(language);
    }
    if (!servesConsole) throw new DomainError('route.unknown');
    if ((await this.access.roleOf(principal)) === undefined) throw new DomainError('auth.forbidden');
    return this.records.list(query);
  }

  /** Enabled ones only, the default first (D8). */
  async #listForGuests(language: LanguageTag): Promise<GuestLocation[]> {
    const { locations } = await this.catalog.snapshot(language);
    return locations
      .filter((location) => location.isEnabled)
      .map(({ activities: _, translations: _others, ...location }) => location);
  }
}
