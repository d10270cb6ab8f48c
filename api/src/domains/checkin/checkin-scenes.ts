import type { LanguageTag } from '@arrival/contracts';
import { Injectable } from '@nestjs/common';
import { Registry } from 'prom-client';
import type { Principal } from '../../platform/auth/principal';
import { Clock } from '../../platform/clock/clock';
import { CatalogFacade, type LocationCatalog } from '../catalog/catalog.facade';
import { type HouseholdReading, PointOfSale } from '../pos/pos.facade';
import { CheckinScene } from './checkin-scene';
import { measuredEligibility } from './measured-eligibility';

export interface VersionedScene {
  readonly scene: CheckinScene;
  /** Of the household's document. */
  readonly version: number;
}

/** Opens the signed-in person's household at a location, now. */
@Injectable()
export class CheckinScenes {
  readonly #decide: ReturnType<typeof measuredEligibility>;

  constructor(
    private readonly catalog: CatalogFacade,
    private readonly pos: PointOfSale,
    private readonly clock: Clock,
    registry: Registry,
  ) {
    this.#decide = measuredEligibility(registry);
  }

  /** Throws `location.unknown` also for a disabled location (D8). The first call of a new guest makes the household (D2). */
  async open(principal: Principal, locationId: number, language?: LanguageTag): Promise<CheckinScene> {
    return (await this.#open(principal, locationId, 'asNow', language)).scene;
  }

  /** With the version of the household's document, for a write that must not pass another one and waits for nobody outside (D27). */
  openVersioned(principal: Principal, locationId: number, language: LanguageTag): Promise<VersionedScene> {
    return this.#open(principal, locationId, 'asKnown', language);
  }

  /** The household of a contact, whoever asks: for what somebody else reports. Null when nobody has this id any more. */
  async openVersionedOf(contactId: number, locationId: number): Promise<VersionedScene | null> {
    const [catalog, reading] = await Promise.all([
      this.catalog.forLocation(locationId),
      this.pos.findHouseholdOf(contactId),
    ]);
    return reading && this.#versioned(catalog, reading);
  }

  async #open(
    principal: Principal,
    locationId: number,
    patience: 'asNow' | 'asKnown',
    language?: LanguageTag,
  ): Promise<VersionedScene> {
    const [catalog, reading] = await Promise.all([
      this.catalog.forLocation(locationId, language),
      this.pos.openHousehold(principal, patience),
    ]);
    return this.#versioned(catalog, reading, principal.actsFor?.signerContactId);
  }

  #versioned(
    catalog: LocationCatalog,
    reading: HouseholdReading,
    signerContactId = reading.headContactId,
  ): VersionedScene {
    return {
      scene: new CheckinScene(reading.household, catalog, this.clock.date(), signerContactId, this.#decide),
      version: reading.version,
    };
  }
}
