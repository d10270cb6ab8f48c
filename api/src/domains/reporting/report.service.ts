import { type ReportOverview, type ReportStatus, reportStatusCodes } from '@arrival/contracts';
import { Injectable } from '@nestjs/common';
import { DomainError } from '../../platform/http/domain-error';
import { CatalogFacade } from '../catalog/catalog.facade';
import { type Generation, GenerationsQueries, type ReportCount } from './generations.queries';
import { ReportReaderService } from './report-reader.service';
import type { ReportQuestion } from './report-source';

const FIRST_ROWS = 25;

function statusCodeOf(newest: Generation | undefined, whole: Generation | undefined): ReportStatus['statusCode'] {
  if (newest?.state === 'waiting' || newest?.state === 'running') return reportStatusCodes.processing;
  if (newest?.state === 'failed') return reportStatusCodes.failed;
  return whole ? reportStatusCodes.populated : reportStatusCodes.never;
}

function countsOf(counts: readonly ReportCount[]): ReportOverview['counts'] {
  const places = new Map(counts.map(({ locationId, locationName }) => [locationId, locationName]));
  return [...places].map(([locationId, locationName]) => {
    const here = counts.filter((count) => count.locationId === locationId);
    const customers = here.filter(({ kind }) => kind !== 'task').reduce((sum, { count }) => sum + count, 0);
    const tasks = here
      .filter(({ kind }) => kind !== 'customer')
      .map(({ taskName, reason, count }) => ({ taskName, reason, count }));
    return { locationId, locationName, customers, tasks };
  });
}

/** The customer report as administrators see it (spec §4). */
@Injectable()
export class ReportService {
  constructor(
    private readonly queries: GenerationsQueries,
    private readonly catalog: CatalogFacade,
    private readonly reader: ReportReaderService,
  ) {}

  async status(): Promise<ReportStatus> {
    const [newest, whole] = await Promise.all([this.queries.newest(), this.queries.whole()]);
    const statusCode = statusCodeOf(newest, whole);
    const progress =
      newest && statusCode === reportStatusCodes.processing
        ? { households: newest.households, householdsTotal: newest.householdsTotal }
        : null;
    return { statusCode, lastRefreshDate: whole?.finishedAt?.toISOString() ?? null, progress };
  }

  /** How much is left to do where, and the first rows. Throws `report.not_populated`. */
  async overview(question: ReportQuestion): Promise<ReportOverview> {
    await this.refuseWithoutPos(question.locationId);
    const whole = await this.queries.whole();
    if (!whole) throw new DomainError('report.not_populated');
    const [counts, rows] = await Promise.all([this.queries.counts(whole.id), this.reader.first(question, FIRST_ROWS)]);
    return { counts: countsOf(counts), rows: rows as ReportOverview['rows'] };
  }

  /** Throws `location.unknown`, and `report.pos_off` for one whose purchases nobody knows. */
  async refuseWithoutPos(locationId: number | undefined): Promise<void> {
    if (locationId === undefined) return;
    const location = (await this.catalog.snapshot()).locations.find(({ id }) => id === locationId);
    if (!location?.isEnabled) throw new DomainError('location.unknown');
    if (!location.usePosTransactionsAndOrders) throw new DomainError('report.pos_off');
  }
}
