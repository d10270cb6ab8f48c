import { type ReportOverview, type ReportStatus, reportStatusCodes } from '@arrival/contracts';
import { Injectable } from '@nestjs/common';
import { DomainError } from '../../platform/calls/domain-error';
import { CatalogFacade } from '../catalog/catalog.facade';
import { type Generation, GenerationsQueries } from './generations.queries';
import { ReportReaderService } from './report-reader.service';
import { kindsOf, type ReportCount, type ReportQuestion } from './report-source';

const FIRST_ROWS = 10;

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

const isOfQuestion =
  (question: ReportQuestion) =>
  ({ kind, locationId, taskName }: ReportCount): boolean =>
    kindsOf(question).includes(kind) &&
    (question.locationId ?? locationId) === locationId &&
    (question.taskName ?? taskName ?? '') === (taskName ?? '');

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
    const lastRefreshDate = whole?.finishedAt?.toISOString() ?? null;
    return { statusCode, lastRefreshDate, lastUpkeepDate: whole?.keptAt?.toISOString() ?? null, progress };
  }

  /** How much is left to do where, and the first rows of the file. Throws as `refuseUnreadable`, and `server.busy`. */
  async overview(question: ReportQuestion, signal: AbortSignal): Promise<ReportOverview> {
    await this.refuseUnreadable(question.locationId);
    const { counts, rows } = await this.reader.overview(question, FIRST_ROWS, signal);
    const rowCount = counts.filter(isOfQuestion(question)).reduce((sum, { count }) => sum + count, 0);
    return { counts: countsOf(counts), rowCount, rows: rows as ReportOverview['rows'] };
  }

  /** Throws `report.not_populated`, and as `refuseWithoutPos`. */
  async refuseUnreadable(locationId: number | undefined): Promise<void> {
    await this.refuseWithoutPos(locationId);
    if (!(await this.queries.whole())) throw new DomainError('report.not_populated');
  }

  /** Throws `location.unknown`, and `report.pos_off` for one whose purchases nobody knows. */
  async refuseWithoutPos(locationId: number | undefined): Promise<void> {
    if (locationId === undefined) return;
    const location = (await this.catalog.snapshot()).locations.find(({ id }) => id === locationId);
    if (!location?.isEnabled) throw new DomainError('location.unknown');
    if (!location.usePosTransactionsAndOrders) throw new DomainError('report.pos_off');
  }
}
