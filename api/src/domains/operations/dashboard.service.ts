import type { Dashboard } from '@arrival/contracts';
import { addDays, openingOn } from '@arrival/rules';
import { Inject, Injectable } from '@nestjs/common';
import { APP_CONFIG, type AppConfig } from '../../config/app-config';
import { Clock } from '../../platform/clock/clock';
import { SealedKeys } from '../../platform/crypto/sealed-keys';
import { CatalogFacade, type CatalogSnapshot } from '../catalog/catalog.facade';
import { ReportingFacade } from '../reporting/reporting.facade';
import { attentionOf } from './attention';
import { checklistOf, firstChoice, isComplete } from './checklist';
import { DashboardQueries, type DayRow } from './dashboard.queries';
import { waiverAttention } from './waiver-attention';

const hours = Array.from({ length: 24 }, (_, hour) => hour);

/** Every hour of the day, so that a chart has no holes. */
const everyHour = ({ byHour }: DayRow) =>
  hours.map((hour) => ({ hour, count: byHour.find((entry) => entry.hour === hour)?.count ?? 0 }));

function expectedOf(expected: Awaited<ReturnType<ReportingFacade['expectedToday']>>): Dashboard['expected'] {
  if (expected === null) return null;
  if (expected === 'unknown') return { isKnown: false, asOfUtc: null, people: 0, ready: 0, waiting: [] };
  const { people, ready, waiting, asOf } = expected;
  return { isKnown: true, asOfUtc: asOf?.toISOString() ?? null, people, ready, waiting: [...waiting] };
}

function openingOf(location: CatalogSnapshot['defaultLocation'], today: string): Dashboard['opening'] {
  if (!location?.openingHours) return null;
  // As asked the day before: its own hours, whatever is left of the night.
  const opening = openingOn(location.openingHours, today, { day: addDays(today, -1), time: '00:00' });
  const hours = opening.state === 'closed' ? null : { opens: opening.opens, closes: opening.closes };
  return { locationName: location.name, hours };
}

/** The console's front page. */
@Injectable()
export class DashboardService {
  constructor(
    @Inject(APP_CONFIG) private readonly config: AppConfig,
    private readonly catalog: CatalogFacade,
    private readonly reporting: ReportingFacade,
    private readonly queries: DashboardQueries,
    private readonly clock: Clock,
    private readonly sealedKeys: SealedKeys,
  ) {}

  /** The day is the default location's. */
  async read(): Promise<Dashboard> {
    const [snapshot, timeZone] = await Promise.all([this.catalog.snapshot(), this.catalog.homeTimeZone()]);
    const today = this.clock.today(timeZone);
    const [state, day, keys, expected, hasReportFailed] = await Promise.all([
      this.queries.readState(),
      this.queries.readDay(today, timeZone),
      this.sealedKeys.report(),
      this.reporting.expectedToday(),
      this.reporting.hasFailed(),
    ]);
    const checklist = checklistOf(snapshot, state, this.config);
    return {
      isReadyForGuests: isComplete(checklist),
      isOpenForGuests: isComplete(checklistOf(firstChoice(snapshot), state, this.config)),
      checklist,
      today: { date: today, ...day, byHour: everyHour(day) },
      opening: openingOf(snapshot.defaultLocation, today),
      expected: expectedOf(expected),
      attention: attentionOf({ ...state, hasReportFailed }, keys, waiverAttention(snapshot, state, this.config, today)),
    };
  }
}
