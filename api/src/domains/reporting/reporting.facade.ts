import type { Expected } from '@arrival/rules';
import { Injectable } from '@nestjs/common';
import { ExpectedQueries } from './expected.queries';
import { GenerationsQueries } from './generations.queries';
import { isOfSameDays, ReportPlacesService } from './report-places';

/** What the report knows besides its rows. */
@Injectable()
export class ReportingFacade {
  constructor(
    private readonly places: ReportPlacesService,
    private readonly generations: GenerationsQueries,
    private readonly expected: ExpectedQueries,
  ) {}

  /**
   * Who is expected today at the locations with POS transactions, and who of them is ready; at most as old as the upkeep (a minute), or as the
   * population that runs. `'unknown'` until there is one of the day, null without such a location.
   */
  async expectedToday(): Promise<(Expected & { readonly asOf: Date | null }) | 'unknown' | null> {
    const { places, asOf } = await this.places.read();
    if (places.length === 0) return null;
    const whole = await this.generations.whole();
    if (!whole || !isOfSameDays(whole.decidedAsOf, asOf)) return 'unknown';
    return { ...(await this.expected.sumUp(whole.id)), asOf: whole.keptAt ?? whole.finishedAt };
  }

  /** Whether the last population ended in failure. */
  async hasFailed(): Promise<boolean> {
    return (await this.generations.newest())?.state === 'failed';
  }
}
