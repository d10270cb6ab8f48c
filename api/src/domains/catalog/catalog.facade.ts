import type {
  Activity,
  EntryTranslations,
  GuestLocation,
  LanguageTag,
  NameTranslations,
  PlaceTranslations,
  ReferenceItem,
  RentalListName,
  RentalLists,
  Task,
  TaskType,
} from '@arrival/contracts';
import type {
  EligibilityConfiguration,
  ProductConfiguration,
  PurchaseFilters,
  WaiverInLanguages,
} from '@arrival/rules';

/** A task with what the rules want to know besides (D55). */
export interface CatalogTask extends Task {
  readonly translations: NameTranslations;
  readonly hasText: boolean;
}

export interface CatalogActivity extends Activity {
  readonly translations: NameTranslations;
  readonly tasks: readonly CatalogTask[];
  readonly productIds: readonly number[];
}

/** A location with all that is asked there; also the rules' `LocationConfiguration`. */
export interface CatalogLocation extends GuestLocation {
  readonly translations: PlaceTranslations;
  readonly activities: readonly CatalogActivity[];
}

export interface CatalogWaiver extends WaiverInLanguages {
  readonly posWaiverId: string;
}

/** An entry of a rental list, with its texts in other languages. */
export interface CatalogListEntry extends ReferenceItem {
  readonly translations: EntryTranslations;
}

export type CatalogLists = Readonly<Record<RentalListName, readonly CatalogListEntry[]>>;

/** What a rental profile chooses from (D28), under a name that changes with it. */
export interface NamedRentalLists {
  /** SHA-256 of the lists, hex. */
  readonly hash: string;
  readonly lists: RentalLists;
}

/** What the pass checker asks and says (D38). */
export interface PassCheckerConfiguration {
  /** Collection 1: a lift's name and its code at the point of sale. */
  readonly lifts: readonly { readonly name: string; readonly value: string }[];
  /** Collection 2: a reason of the point of sale, and what a guest reads. */
  readonly reasons: readonly { readonly name: string; readonly value: string }[];
  /** The place that is asked about while no lifts are listed. */
  readonly locationId: string | null;
}

/** The whole configuration as of one instant. Deleted task types and their tasks are left out. */
export interface CatalogSnapshot {
  /** Of names and texts. */
  readonly language: LanguageTag;
  /** Enabled and disabled ones, the default first, then by name. */
  readonly locations: readonly CatalogLocation[];
  readonly defaultLocation: CatalogLocation | null;
  readonly taskTypes: readonly TaskType[];
  readonly products: readonly ProductConfiguration[];
  readonly productNames: ReadonlyMap<number, string>;
  /** The point of sale's own. */
  readonly productCodes: ReadonlyMap<number, string>;
  readonly filters: PurchaseFilters;
  readonly referenceLists: CatalogLists;
  readonly rentalLists: NamedRentalLists;
  readonly waivers: ReadonlyMap<string, CatalogWaiver>;
  readonly passChecker: PassCheckerConfiguration;
}

/** What the rules need for one location, with the wire's fuller types. */
export interface LocationCatalog extends EligibilityConfiguration {
  readonly location: CatalogLocation;
  readonly taskTypes: readonly TaskType[];
  readonly snapshot: CatalogSnapshot;
}

/** What other domains may ask about the configuration. */
export abstract class CatalogFacade {
  /** The whole configuration, in English unless asked otherwise; after a change the next call waits for the new one. */
  abstract snapshot(language?: LanguageTag): Promise<CatalogSnapshot>;

  /** The configuration of an enabled location; a disabled one answers like an unknown one (D8). Throws `location.unknown`. */
  abstract forLocation(locationId: number, language?: LanguageTag): Promise<LocationCatalog>;

  /** The zone that days are counted in when no location is named (D4, D8). */
  abstract homeTimeZone(): Promise<string>;
}
