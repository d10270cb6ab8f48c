import { PassThrough, type Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Inject, Injectable } from '@nestjs/common';
import { APP_CONFIG, type AppConfig } from '../../config/app-config';
import { Clock } from '../../platform/clock/clock';
import { type LongRead, LongReads } from '../../platform/database/long-reads';
import { DomainError } from '../../platform/http/domain-error';
import { changedSince, documentsOfHouseholds, findWhole, type Generation } from './generations.queries';
import { type DocumentedHousehold, HouseholdDeciders } from './household-deciders';
import { jsonArray } from './json-array';
import { ReportPlacesService } from './report-places';
import {
  conditionsOf,
  copyCsv,
  copyJsonLines,
  exceptHouseholds,
  justDecided,
  ofGeneration,
  type ReportQuestion,
  reportFields,
  type Selection,
  select,
} from './report-source';

const PIECE = 250;

export interface ReportPage {
  /** Customer rows, a JSON text each. */
  readonly rows: readonly string[];
  /** The household after which the next page begins; undefined when there is none. */
  readonly next?: number;
}

/** The rows that are read together: the generation's, and anew those of households that changed since it decided them. */
interface TrueRows {
  readonly table: string;
  readonly conditions: readonly string[];
  /** JSON arrays of records. */
  readonly decided: readonly string[];
}

/** Reads the report as it is at one instant: nobody is in it who has finished since (D35). */
@Injectable()
export class ReportReaderService {
  constructor(
    @Inject(APP_CONFIG) private readonly config: AppConfig,
    private readonly longReads: LongReads,
    private readonly places: ReportPlacesService,
    private readonly clock: Clock,
  ) {}

  /** CSV with a header, or a JSON array. Throws `report.not_populated`, `server.busy`. Ends with what the signal stops. */
  open(question: ReportQuestion, form: 'csv' | 'json', signal: AbortSignal): Promise<Readable> {
    const body = form === 'csv' ? new PassThrough() : jsonArray();
    return new Promise((resolve, reject) => {
      let isOpen = false;
      const work = async (read: LongRead) => {
        const generation = await this.#whole(read);
        isOpen = true;
        resolve(body);
        if (form === 'csv') body.write(`${reportFields.join(',')}\n`);
        await this.#writeAll(read, generation, this.#selection(question, form === 'csv'), body, signal);
        body.end();
      };
      this.longReads.run(signal, work).catch((error) => {
        if (isOpen) body.destroy(error);
        else reject(error);
      });
    });
  }

  /** The first rows, for people to look at. */
  first(question: ReportQuestion, most: number): Promise<unknown[]> {
    return this.longReads.run(new AbortController().signal, async (read) => {
      const rows = await this.#trueRows(read, await this.#whole(read));
      const selection = this.#selection(question, false);
      const found: unknown[] = [];
      for (const source of this.#queries(selection, rows)) {
        if (found.length < most) found.push(...(await read.rows(`${source} limit ${most - found.length}`)));
      }
      return found;
    });
  }

  /** About so many rows in the order of households, which are never cut. Throws as `open`. */
  page(question: ReportQuestion, after: number, most: number): Promise<ReportPage> {
    return this.longReads.run(new AbortController().signal, async (read) => {
      const generation = await this.#whole(read);
      const selection = this.#selection(question, false);
      const last = await this.#lastOfPage(read, generation, selection, after, most);
      const range = `r.head_contact_id > ${Number(after)}${last === undefined ? '' : ` and r.head_contact_id <= ${last}`}`;
      const rows = await this.#trueRows(read, generation, { after, last });
      const sources = this.#queries(
        selection,
        { ...rows, conditions: [...rows.conditions, range] },
        'r.head_contact_id, r.place',
      );
      const found = await read.rows<{ row: string }>(
        `select row_to_json(x)::text as row from (${sources.join(' union all ')}) x`,
      );
      return { rows: found.map(({ row }) => row), next: last };
    });
  }

  /** The household of the page's last row; undefined when the page is the last. */
  async #lastOfPage(
    read: LongRead,
    { id }: Generation,
    { question }: Selection,
    after: number,
    most: number,
  ): Promise<number | undefined> {
    const [row] = await read.rows<{ head: number }>(
      `select r.head_contact_id as head from report_row r
       where ${[ofGeneration(id), ...conditionsOf(question)].join(' and ')} and r.head_contact_id > $1
       order by r.head_contact_id, r.place offset $2 limit 1`,
      [after, most - 1],
    );
    return row?.head;
  }

  async #whole(read: LongRead): Promise<Generation> {
    const [generation] = await read.rows<Generation>(findWhole);
    if (!generation) throw new DomainError('report.not_populated');
    return generation;
  }

  #selection(question: ReportQuestion, isForSpreadsheets: boolean): Selection {
    return { question, address: this.config.publicUrl, isForSpreadsheets };
  }

  #queries(selection: Selection, { table, conditions, decided }: TrueRows, order?: string): string[] {
    const all = [
      select(selection, table, conditions),
      ...decided.map((records) => select(selection, justDecided(records))),
    ];
    return order === undefined ? all : all.map((query) => `(${query} order by ${order})`);
  }

  async #writeAll(
    read: LongRead,
    generation: Generation,
    selection: Selection,
    body: PassThrough,
    signal: AbortSignal,
  ): Promise<void> {
    const rows = await this.#trueRows(read, generation);
    const copy = selection.isForSpreadsheets ? copyCsv : copyJsonLines;
    for (const query of this.#queries(selection, rows)) await pipeline(copy(read, query), body, { end: false, signal });
  }

  async #trueRows(
    read: LongRead,
    { id }: Generation,
    range: { after: number; last?: number } = { after: 0 },
  ): Promise<TrueRows> {
    const changed = await read.rows<{ head: number }>(changedSince, [id, range.after, range.last ?? null]);
    const heads = changed.map(({ head }) => head);
    const conditions = [ofGeneration(id), ...exceptHouseholds(heads)];
    return { table: 'report_row', conditions, decided: await this.#decide(read, id, heads) };
  }

  async #decide(read: LongRead, id: number, heads: readonly number[]): Promise<string[]> {
    if (heads.length === 0) return [];
    const deciders = new HouseholdDeciders((await this.places.read()).places);
    try {
      const decided: string[] = [];
      for (let start = 0; start < heads.length; start += PIECE) {
        const asked = [heads.slice(start, start + PIECE)];
        const documents = await read.rows<DocumentedHousehold>(documentsOfHouseholds, asked);
        decided.push((await deciders.decide(documents, id, this.clock.date(), 'json')).text);
      }
      return decided;
    } finally {
      await deciders.close();
    }
  }
}
