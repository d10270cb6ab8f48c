import { arrivalsPerPage, type DayLabel, type DayLabels } from '@arrival/contracts';
import { labelOnFile } from '@arrival/rules';
import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../platform/audit/actor';
import { AuditedReads } from '../../../platform/audit/audited-reads';
import type { LongRead } from '../../../platform/database/long-reads';
import { CatalogFacade } from '../../catalog/catalog.facade';
import type { PosHousehold } from '../../pos/pos.facade';
import { documentsOf } from '../generations.queries';
import {
  type AfterFamily,
  type ArrivalsSource,
  countRentals,
  customerNumbers,
  type FoundFamily,
  hasRentals,
  selectFamilies,
} from './arrivals.queries';
import { ArrivalsReader, type PlaceAndDay } from './arrivals-reader';
import { cursorOf } from './page-after';

type LabelsPage = Pick<DayLabels, 'found' | 'labels' | 'next'>;

const none: LabelsPage = { found: 0, labels: [], next: null };

/** The rental labels of a day's guests who have answered, so that what they wear is set up before they come (D82). */
@Injectable()
export class DayLabelsService {
  constructor(
    private readonly reader: ArrivalsReader,
    private readonly catalog: CatalogFacade,
    private readonly reads: AuditedReads,
  ) {}

  /** A page of families' labels, and in the trail that they were read. Throws as `ArrivalsReader.read`. */
  async read(
    actor: Actor,
    question: PlaceAndDay & { readonly after?: AfterFamily },
    signal: AbortSignal,
  ): Promise<DayLabels> {
    const { place, isBeingCounted, found } = await this.reader.read(question, signal, (read, source) =>
      this.#page(read, source, question.after),
    );
    const { locationId, day } = place;
    const page = found ?? none;
    const after = { day, labels: page.labels.length };
    if (page.labels.length > 0)
      await this.reads.record({
        actor,
        action: 'arrivals.labels_read',
        entity: 'location',
        entityId: locationId,
        after,
      });
    return { locationId, day, isBeingCounted, ...page };
  }

  async #page(read: LongRead, source: ArrivalsSource, after: AfterFamily | undefined): Promise<LabelsPage> {
    const { most } = arrivalsPerPage;
    const [count] = await read.rows<{ found: number }>(countRentals(source));
    const rows = await read.rows<FoundFamily>(selectFamilies(source, hasRentals, after, most + 1));
    const families = rows.slice(0, most);
    const labels = await this.#labels(read, source, families);
    return { found: count!.found, labels, next: rows.length > most ? cursorOf(families.at(-1)!) : null };
  }

  async #labels(
    read: LongRead,
    { day, timeZone }: ArrivalsSource,
    families: readonly FoundFamily[],
  ): Promise<DayLabel[]> {
    const catalog = await this.catalog.snapshot();
    const documents = await read.rows(documentsOf, [families.map(({ headContactId }) => headContactId)]);
    const households = new Map(documents.map(({ head, document }) => [head, JSON.parse(document) as PosHousehold]));
    const members = families.flatMap((family) =>
      family.members.flatMap(({ contactId, name, rental }) => {
        const household = rental === 'done' ? households.get(family.headContactId) : undefined;
        const label = household && labelOnFile(household, contactId, catalog, { today: day, timeZone });
        return label ? [{ contactId, name, label }] : [];
      }),
    );
    const rows = await read.rows(customerNumbers, [members.map(({ contactId }) => contactId)]);
    const numbers = new Map(rows.map(({ contactId, customerNumber }) => [contactId, customerNumber]));
    return members.map((member) => ({ ...member, customerNumber: numbers.get(member.contactId) ?? '' }));
  }
}
