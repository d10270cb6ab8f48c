import { type Arrivals, fieldRemark } from '@arrival/contracts';
import { purchaseWindow } from '@arrival/rules';
import { Injectable } from '@nestjs/common';
import { DomainError } from '../../../platform/calls/domain-error';
import { type LongRead, LongReads } from '../../../platform/database/long-reads';
import { ChangedHouseholdsService } from '../changed-households.service';
import { findChanged, findWhole } from '../generations.queries';
import { ReportService } from '../report.service';
import { isDecidedAlike, isOfSameConfiguration, ReportPlacesService } from '../report-places';
import type { ArrivalsSource } from './arrivals.queries';

export interface PlaceAndDay {
  readonly locationId: number;
  /** The location's today when left out. */
  readonly day?: string;
}

export type ArrivalsPlace = Pick<Arrivals, 'locationId' | 'day' | 'today' | 'lastDay'>;

export interface ArrivalsFound<Found> {
  readonly place: ArrivalsPlace;
  readonly isBeingCounted: boolean;
  /** Undefined while nothing is known. */
  readonly found: Found | undefined;
}

/** What the report decided of who comes to a location on a day, with whatever has changed since (D80, D35). */
@Injectable()
export class ArrivalsReader {
  constructor(
    private readonly report: ReportService,
    private readonly places: ReportPlacesService,
    private readonly longReads: LongReads,
    private readonly changed: ChangedHouseholdsService,
  ) {}

  /** All of `find` sees one instant; the signal stops it. Throws as `ReportService.refuseWithoutPos`, `request.invalid`, `server.busy`. */
  async read<Found>(
    question: PlaceAndDay,
    signal: AbortSignal,
    find: (read: LongRead, source: ArrivalsSource) => Promise<Found>,
  ): Promise<ArrivalsFound<Found>> {
    await this.report.refuseWithoutPos(question.locationId);
    const { places, asOf } = await this.places.read();
    const here = places.find(({ configuration }) => configuration.location.id === question.locationId);
    // Disabled, or without its purchases, since it was looked for.
    if (here === undefined) throw new DomainError('location.unknown');
    const place = placeOf(question, here.today);
    const { timeZone } = here.configuration.location;
    return this.longReads.run(signal, async (read) => {
      const [generation] = await read.rows(findWhole);
      if (!generation || !isDecidedAlike(generation.decidedAsOf, asOf))
        return { place, isBeingCounted: true, found: undefined };
      const heads = (await read.rows(findChanged, [generation.id])).map(({ head }) => head);
      const decided = await this.changed.decided(read, { generationId: generation.id, heads, form: 'arrivals' });
      const { locationId, day } = place;
      const found = await find(read, {
        generationId: generation.id,
        locationId,
        day,
        timeZone,
        changed: heads,
        decided,
      });
      return { place, isBeingCounted: !isOfSameConfiguration(generation.decidedAsOf, asOf), found };
    });
  }
}

function placeOf({ locationId, day }: PlaceAndDay, today: string): ArrivalsPlace {
  const { to: lastDay } = purchaseWindow(today);
  const asked = day ?? today;
  if (asked < today) throw new DomainError('request.invalid', { errors: [fieldRemark('day', 'laterDay')] });
  if (asked > lastDay) throw new DomainError('request.invalid', { errors: [fieldRemark('day', 'earlierDay')] });
  return { locationId, day: asked, today, lastDay };
}
