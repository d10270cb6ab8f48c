import { createHash } from 'node:crypto';
import type { ReportedLocation } from '@arrival/rules';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock';
import { CatalogFacade, type CatalogSnapshot } from '../catalog/catalog.facade';
import type { DecidedPlace } from './household-deciders';

/** Where the report is about, and as of which day and configuration. */
export interface ReportPlaces {
  readonly places: readonly DecidedPlace[];
  /** Equal when the configuration, the way of deciding and the days are: rows of the same may stand beside each other. */
  readonly asOf: string;
}

/** One more when households are decided otherwise, or more of them is: what a version before or beside this one decided is decided anew. */
const WAY_OF_DECIDING = 'v6';

const wordsOf = (asOf: string | null): readonly string[] => (asOf ?? '').split(' ');

/** Whether both are of the same way of deciding; of another one there may be rows of a kind less. */
export const isDecidedAlike = (one: string | null, other: string): boolean => wordsOf(one)[1] === wordsOf(other)[1];

export const isOfSameConfiguration = (one: string | null, other: string): boolean =>
  wordsOf(one)[0] === wordsOf(other)[0];

/** Without the configuration, of which figures may be a minute behind. */
export const isOfSameDays = (one: string | null, other: string): boolean =>
  wordsOf(one).slice(1).join() === wordsOf(other).slice(1).join();

function configurationOf(snapshot: CatalogSnapshot, location: CatalogSnapshot['locations'][number]): ReportedLocation {
  const { taskTypes, products, filters, productNames } = snapshot;
  return { location, taskTypes, products, filters, productNames };
}

/** The enabled locations with POS transactions (D33), today. */
@Injectable()
export class ReportPlacesService {
  #last?: {
    readonly snapshot: CatalogSnapshot;
    readonly configurations: readonly ReportedLocation[];
    readonly hash: string;
  };

  constructor(
    private readonly catalog: CatalogFacade,
    private readonly clock: Clock,
  ) {}

  async read(): Promise<ReportPlaces> {
    const { configurations, hash } = this.#prepare(await this.catalog.snapshot());
    const places = configurations.map((configuration) => ({
      configuration,
      today: this.clock.today(configuration.location.timeZone),
    }));
    return { places, asOf: [hash, WAY_OF_DECIDING, ...places.map(({ today }) => today)].join(' ') };
  }

  #prepare(snapshot: CatalogSnapshot) {
    if (this.#last?.snapshot === snapshot) return this.#last;
    const locations = snapshot.locations.filter(
      ({ isEnabled, usePosTransactionsAndOrders }) => isEnabled && usePosTransactionsAndOrders,
    );
    const configurations = locations.map((location) => configurationOf(snapshot, location));
    const decisive = configurations.map(({ productNames: _, ...configuration }) => configuration);
    const hash = createHash('sha256').update(JSON.stringify(decisive)).digest('hex').slice(0, 16);
    this.#last = { snapshot, configurations, hash };
    return this.#last;
  }
}
