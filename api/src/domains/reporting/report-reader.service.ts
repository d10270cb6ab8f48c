import type { Readable, Transform } from 'node:stream';
import { Inject, Injectable } from '@nestjs/common';
import { APP_CONFIG, type AppConfig } from '../../config/app-config';
import { DomainError } from '../../platform/calls/domain-error';
import { type LongRead, LongReads } from '../../platform/database/long-reads';
import { pour } from '../../platform/http/pour';
import { ChangedHouseholdsService } from './changed-households.service';
import { csvRecords } from './csv-records';
import { findChanged, findChangedBetween, findWhole, type Generation } from './generations.queries';
import { jsonArray } from './json-rows';
import { jsonOf, type PageRow, readPageRows } from './page-rows';
import { reportFields } from './report-columns';
import {
  addedUp,
  copyCsv,
  copyText,
  countRows,
  exceptHouseholds,
  justDecided,
  ofGeneration,
  type ReportCount,
  type ReportQuestion,
  type Selection,
  select,
  selectDecided,
  selectPage,
} from './report-source';

export interface PieceOfReport {
  /** The household behind which it begins. */
  readonly after: number;
  /** About so many. */
  readonly rows: number;
}

export interface ReportPage {
  /** Customer rows as a JSON array. */
  readonly rows: Buffer;
  /** The household after which the next page begins; undefined when there is none. */
  readonly next?: number;
}

/** No household is behind it. */
const LAST = '9223372036854775807';

/** The rows of a generation but for those of these households. */
const ofOthers = (generationId: number, heads: readonly number[]): string[] => [
  ofGeneration(generationId),
  ...exceptHouseholds(heads),
];
const headsOf = (households: readonly { head: number }[]): number[] => households.map(({ head }) => head);

/** Reads the report as it is at one instant: nobody is in it who has finished since (D35). */
@Injectable()
export class ReportReaderService {
  constructor(
    @Inject(APP_CONFIG) private readonly config: AppConfig,
    private readonly longReads: LongReads,
    private readonly changed: ChangedHouseholdsService,
  ) {}

  /** CSV with a header, after `mark`, or a JSON array. Throws `report.not_populated`, `server.busy`. Ends with what the signal stops. */
  open(question: ReportQuestion, form: 'csv' | 'json', signal: AbortSignal, mark = ''): Promise<Readable> {
    const body = form === 'csv' ? csvRecords() : jsonArray();
    return new Promise((resolve, reject) => {
      let isOpen = false;
      const work = async (read: LongRead) => {
        const generation = await this.#whole(read);
        isOpen = true;
        resolve(body);
        if (form === 'csv') body.write(`${mark}${reportFields.join(',')}\n`);
        await this.#writeAll(read, generation, this.#selection(question, form === 'csv'), body, signal);
        body.end();
      };
      this.longReads.download(signal, work).catch((error) => {
        if (isOpen) body.destroy(error);
        else reject(error);
      });
    });
  }

  /** How many rows there are where, and the first of those that `open` would answer, for people to look at. Throws as `open`. */
  overview(
    question: ReportQuestion,
    most: number,
    signal: AbortSignal,
  ): Promise<{ counts: ReportCount[]; rows: unknown[] }> {
    return this.longReads.run(signal, async (read) => {
      const generation = await this.#whole(read);
      const heads = headsOf(await read.rows(findChanged, [generation.id]));
      const counts: ReportCount[] = [];
      const first: unknown[] = [];
      const look = async (source: string, further: readonly string[] = []) => {
        counts.push(...(await read.rows<ReportCount>(countRows(question, source, further))));
        if (first.length === most) return;
        const rows = select(this.#selection(question, false), source, further);
        first.push(...(await read.rows(`${rows} limit ${most - first.length}`)));
      };
      await look('report_row', ofOthers(generation.id, heads));
      const changed = { generationId: generation.id, heads, form: 'records' } as const;
      await this.changed.decideSome(read, changed, (records) => look(justDecided(records)));
      return { counts: addedUp(counts), rows: first };
    });
  }

  /** About so many rows in the order of households, which are never cut. Throws as `open`. */
  page(question: ReportQuestion, { after, rows: most }: PieceOfReport, signal: AbortSignal): Promise<ReportPage> {
    return this.longReads.run(signal, async (read) => {
      const generation = await this.#whole(read);
      const selection = this.#selection(question, false);
      const rows = await readPageRows(copyText(read, selectPage(selection, generation.id, after, most)));
      const next = rows.length < most ? undefined : rows.at(-1)?.head;
      const heads = headsOf(await read.rows(findChangedBetween, [generation.id, after, next ?? LAST]));
      if (heads.length === 0) return { rows: await jsonOf(rows), next };
      const unchanged = rows.filter(({ head }) => !heads.includes(head));
      const decided = await this.changed.decided(read, { generationId: generation.id, heads, form: 'records' });
      const anew: PageRow[] = [];
      for (const records of decided)
        anew.push(...(await readPageRows(copyText(read, selectDecided(selection, records)))));
      return { rows: await jsonOf([...unchanged, ...anew]), next };
    });
  }

  async #whole(read: LongRead): Promise<Generation> {
    const [generation] = await read.rows(findWhole);
    if (!generation) throw new DomainError('report.not_populated');
    return generation;
  }

  #selection(question: ReportQuestion, isForSpreadsheets: boolean): Selection {
    return { question, address: this.config.publicUrl, isForSpreadsheets };
  }

  async #writeAll(
    read: LongRead,
    generation: Generation,
    selection: Selection,
    body: Transform,
    signal: AbortSignal,
  ): Promise<void> {
    const heads = headsOf(await read.rows(findChanged, [generation.id]));
    const copy = selection.isForSpreadsheets ? copyCsv : copyText;
    const write = (query: string) => pour(copy(read, query), body, signal);
    await write(select(selection, 'report_row', ofOthers(generation.id, heads)));
    const changed = { generationId: generation.id, heads, form: 'records' } as const;
    await this.changed.decide(read, changed, (records) => write(select(selection, justDecided(records))));
  }
}
