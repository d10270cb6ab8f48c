import {
  type ChildOfSheet,
  type ChildrenSheet,
  type ChildrenSheetRequest,
  mostChildrenOfSheet,
} from '@arrival/contracts';
import { newestProfile } from '@arrival/rules';
import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../platform/audit/actor';
import { AuditedReads } from '../../../platform/audit/audited-reads';
import type { LongRead } from '../../../platform/database/long-reads';
import { UnitOfWork } from '../../../platform/database/unit-of-work';
import { HealthAnswers } from '../../pos/health-answers.facade';
import type { PosChildRegistration, PosHousehold } from '../../pos/pos.facade';
import { documentsOf } from '../generations.queries';
import { type ArrivalsSource, type ArrivingChild, selectChildren } from './arrivals.queries';
import { ArrivalsReader } from './arrivals-reader';

interface FoundChild extends ArrivingChild {
  readonly stored: PosChildRegistration | undefined;
}

interface FoundChildren {
  readonly found: number;
  readonly children: readonly FoundChild[];
}

const nobody: FoundChildren = { found: 0, children: [] };

/** The day's children with their registrations, for who looks after them: each one that is opened is in the trail, with its purpose (D81, D51). */
@Injectable()
export class ChildrenSheetService {
  constructor(
    private readonly reader: ArrivalsReader,
    private readonly health: HealthAnswers,
    private readonly reads: AuditedReads,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** Throws as `ArrivalsReader.read`. */
  async read(
    actor: Actor,
    { purpose, ...question }: ChildrenSheetRequest,
    signal: AbortSignal,
  ): Promise<ChildrenSheet> {
    const sheet = await this.reader.read(question, signal, (read, source) => this.#find(read, source));
    const { found, children } = sheet.found ?? nobody;
    await this.#record(actor, purpose, children);
    const { locationId, day } = sheet.place;
    return {
      locationId,
      day,
      isBeingCounted: sheet.isBeingCounted,
      found,
      children: children.map((child) => this.#show(child)),
    };
  }

  async #find(read: LongRead, source: ArrivalsSource): Promise<FoundChildren> {
    const children = await read.rows<ArrivingChild & { found: number }>(selectChildren(source, mostChildrenOfSheet));
    const heads = [...new Set(children.map(({ headContactId }) => headContactId))];
    const documents = heads.length > 0 ? await read.rows(documentsOf, [heads]) : [];
    const registrations = new Map(
      documents.map(({ head, document }) => [head, (JSON.parse(document) as PosHousehold).childRegistrations]),
    );
    const stored = ({ headContactId, contactId }: ArrivingChild) =>
      newestProfile(registrations.get(headContactId) ?? [], contactId);
    return {
      found: children[0]?.found ?? 0,
      children: children.map(({ found: _, ...child }) => ({ ...child, stored: stored(child) })),
    };
  }

  /** Before anything is opened, of all or of none. */
  async #record(actor: Actor, purpose: string, children: readonly FoundChild[]): Promise<void> {
    await this.unitOfWork.run(async () => {
      for (const { contactId, name, stored } of children) {
        if (!stored) continue;
        const after = { name, purpose };
        await this.reads.record({
          actor,
          action: 'health_answers.read',
          entity: 'contact',
          entityId: contactId,
          after,
        });
      }
    });
  }

  /** Answers whose key is not here count as not on file, as everywhere. */
  #show({ headContactId: _, registration, stored, ...child }: FoundChild): ChildOfSheet {
    const readable = stored && this.health.canOpen(stored) ? stored : undefined;
    return {
      ...child,
      isDone: registration === 'done' && readable !== undefined,
      answers: readable ? this.health.show(readable) : null,
      updatedAtUtc: readable?.updatedAtUtc ?? null,
    };
  }
}
