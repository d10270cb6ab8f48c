import type { Readable } from 'node:stream';
import { addDays } from '@arrival/rules';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock';
import { AccessFacade, type ExportDays } from '../access/access.facade';
import { CatalogFacade } from '../catalog/catalog.facade';
import { ReportService } from './report.service';
import { type PieceOfReport, type ReportPage, ReportReaderService } from './report-reader.service';
import type { ReportQuestion } from './report-source';

export interface ExportQuestion {
  readonly locationId: number;
  readonly includePrintableMedia: boolean;
  readonly includeDetails: boolean;
  readonly daysBeforeCurrentDate?: number;
  readonly daysAfterCurrentDate?: number;
}

/** The report for programs: a location's customers around its day (D37). */
@Injectable()
export class ExportService {
  constructor(
    private readonly access: AccessFacade,
    private readonly catalog: CatalogFacade,
    private readonly report: ReportService,
    private readonly reader: ReportReaderService,
    private readonly clock: Clock,
  ) {}

  /** Throws `location.unknown`, `report.pos_off`, `report.not_populated`, `server.busy`. */
  async open(asked: ExportQuestion, form: 'csv' | 'json', signal: AbortSignal): Promise<Readable> {
    return this.reader.open(await this.#question(asked), form, signal);
  }

  /** Throws as `open`. */
  async page(asked: ExportQuestion, piece: PieceOfReport, signal: AbortSignal): Promise<ReportPage> {
    return this.reader.page(await this.#question(asked), piece, signal);
  }

  async #question({ daysBeforeCurrentDate, daysAfterCurrentDate, ...asked }: ExportQuestion): Promise<ReportQuestion> {
    await this.report.refuseWithoutPos(asked.locationId);
    const [{ before, after }, { location }] = await Promise.all([
      this.#days(daysBeforeCurrentDate, daysAfterCurrentDate),
      this.catalog.forLocation(asked.locationId),
    ]);
    const today = this.clock.today(location.timeZone);
    return { ...asked, from: addDays(today, -before), to: addDays(today, after) };
  }

  /** The default settings are read for those that are not named. */
  async #days(before: number | undefined, after: number | undefined): Promise<ExportDays> {
    if (before !== undefined && after !== undefined) return { before, after };
    const defaults = await this.access.exportDays();
    return { before: before ?? defaults.before, after: after ?? defaults.after };
  }
}
