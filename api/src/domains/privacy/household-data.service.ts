import type { ErasedHousehold } from '@arrival/contracts';
import { Injectable } from '@nestjs/common';
import { strToU8, zipSync } from 'fflate';
import type { Actor } from '../../platform/audit/actor';
import { AuditTrail } from '../../platform/audit/audit-trail';
import { AuditedReads } from '../../platform/audit/audited-reads';
import { DomainError } from '../../platform/calls/domain-error';
import { Clock } from '../../platform/clock/clock';
import { Lane } from '../../platform/database/lanes';
import { UnitOfWork } from '../../platform/database/unit-of-work';
import { type People, PersonalData } from '../../platform/personal-data/personal-data';
import { PosPeople } from '../pos/people.facade';
import { type Erasure, ErasureQueries } from './erasure.queries';

/** Who asks: an administrator, or somebody of the household. */
export type Requester =
  | { readonly by: 'administrator'; readonly actor: Actor }
  | { readonly by: 'guest'; readonly correlationId: string };

/** How long an archive waits for the one that is made. */
const LONGEST_WAIT_MS = 10_000;

/** A household's rights (D61): all that is stored about it, and that it goes. */
@Injectable()
export class HouseholdDataService {
  /** One at a time: each is made in memory. */
  readonly #archives = new Lane(1, LONGEST_WAIT_MS);

  constructor(
    private readonly pos: PosPeople,
    private readonly personal: PersonalData,
    private readonly queries: ErasureQueries,
    private readonly unitOfWork: UnitOfWork,
    private readonly audit: AuditTrail,
    private readonly reads: AuditedReads,
    private readonly clock: Clock,
  ) {}

  /**
   * A zip of `household.json` and every picture: some megabytes at most, as households have an end. Written down before it is given. Throws
   * `contact.unknown`, `server.busy`.
   */
  archive(requester: Requester, contactId: number): Promise<Buffer> {
    return this.#archives.take(() => this.#archive(requester, contactId));
  }

  /** Names, contacts, photos and answers go at once; evidence stays sealed for its time. Throws `contact.unknown`. */
  erase(requester: Requester, contactId: number): Promise<ErasedHousehold> {
    return this.unitOfWork.run(async () => this.#erase(requester, await this.#find(contactId)));
  }

  /** All of them, to keep beside the backups. */
  listErasures(): Promise<Erasure[]> {
    return this.queries.list();
  }

  /** After a backup was restored: whoever of the list is there again goes again. Answers how many did. */
  async eraseAgain(list: readonly Erasure[]): Promise<number> {
    let erased = 0;
    for (const { headContactId, headCreatedAt, requestedBy } of list) {
      erased += await this.unitOfWork.run(async () => {
        const people = await this.pos.lock(headContactId);
        if (!people || !(await this.queries.areSame(people.headCreatedAt, headCreatedAt))) return 0;
        await this.#eraseAll(people, requestedBy, {});
        return 1;
      });
    }
    return erased;
  }

  async #archive(requester: Requester, contactId: number): Promise<Buffer> {
    const people = await this.unitOfWork.run(() => this.#find(contactId));
    const event = {
      action: 'household.exported',
      entity: 'contact' as const,
      entityId: people.headId,
      after: { people: people.ids.length },
    };
    if (requester.by === 'administrator') await this.reads.record({ actor: requester.actor, ...event });
    else
      await this.unitOfWork.run(() =>
        this.audit.record({ ...event, correlationId: requester.correlationId, isRead: true }),
      );
    const kept: Record<string, unknown> = { writtenAtUtc: this.clock.date().toISOString() };
    const files: Record<string, [Uint8Array, { level: 0 }]> = {};
    for (const { name, read, files: filesOf } of this.personal.kept) {
      if (read) kept[name] = await read(people);
      for (const { path, bytes } of (await filesOf?.(people)) ?? []) files[path] = [bytes, { level: 0 }];
    }
    const zip = zipSync({ 'household.json': strToU8(JSON.stringify(kept, null, 2)), ...files });
    return Buffer.from(zip.buffer, zip.byteOffset, zip.byteLength);
  }

  async #find(contactId: number): Promise<People & { readonly headCreatedAt: string }> {
    const people = await this.pos.lock(contactId);
    if (!people) throw new DomainError('contact.unknown');
    return people;
  }

  #erase(requester: Requester, people: People & { readonly headCreatedAt: string }): Promise<ErasedHousehold> {
    const who =
      requester.by === 'administrator'
        ? { actor: requester.actor, correlationId: requester.actor.correlationId }
        : { correlationId: requester.correlationId };
    return this.#eraseAll(people, requester.by, who);
  }

  async #eraseAll(
    people: People & { readonly headCreatedAt: string },
    requestedBy: Erasure['requestedBy'],
    who: { readonly actor?: Actor; readonly correlationId?: string },
  ): Promise<ErasedHousehold> {
    const { headId, ids, headCreatedAt } = people;
    const erasureId = await this.queries.insert({ headContactId: headId, contactIds: ids, headCreatedAt, requestedBy });
    for (const { erase, eraseHousehold } of this.personal.kept) {
      await erase?.(people);
      await eraseHousehold?.(people, erasureId);
    }
    const { signatures, keptUntil } = await this.queries.countKept(headId);
    const erased = { erasureId, people: ids.length, signaturesKept: signatures, keptUntil };
    const event = {
      action: 'household.erased',
      entity: 'contact' as const,
      entityId: headId,
      after: { ...erased, requestedBy },
    };
    await this.audit.record({ ...event, ...who, isAdministrative: true });
    return erased;
  }
}
