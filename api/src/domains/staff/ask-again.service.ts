import { type AskAgain, type AskableTypeId, type AskedAgain, type ErrorCode, taskTypeIds } from '@arrival/contracts';
import { fullName } from '@arrival/rules';
import { Injectable } from '@nestjs/common';
import type { Actor } from '../../platform/audit/actor';
import { AdminChanges } from '../../platform/audit/admin-changes';
import { DomainError } from '../../platform/calls/domain-error';
import { CatalogFacade } from '../catalog/catalog.facade';
import { PhotosFacade } from '../photos/photos.facade';
import { PosAskedAgain } from '../pos/asked-again.facade';
import { PosPeople } from '../pos/people.facade';
import { memberOf, PointOfSale, type PosContact } from '../pos/pos.facade';
import { WebhooksFacade } from '../webhooks/webhooks.facade';
import { type OnFile, onFileOf } from './on-file';

type Locked = { readonly headContactId: number; readonly member: PosContact; readonly onFile: readonly OnFile[] };

const refused = (code: ErrorCode, place: number) =>
  new DomainError(code, { errors: [{ path: `records.${place}.taskTypeId`, message: 'Not as it is on file' }] });

/** Staff ask for what a member has finished again, and say why: a photo without a face, a phone that nobody answers (D79). */
@Injectable()
export class AskAgainService {
  constructor(
    private readonly pos: PointOfSale,
    private readonly people: PosPeople,
    private readonly records: PosAskedAgain,
    private readonly photos: PhotosFacade,
    private readonly catalog: CatalogFacade,
    private readonly webhooks: WebhooksFacade,
    private readonly changes: AdminChanges,
  ) {}

  /**
   * Of what was looked at, all or nothing. The same again changes nothing and is noted no second time; another reason takes the place of the first.
   * Throws `contact.unknown`, `profile.unknown`, `profile.saved_anew`.
   */
  ask(actor: Actor, contactId: number, { records, reason }: AskAgain): Promise<AskedAgain> {
    return this.changes.run(async () => {
      const locked = await this.#lock(contactId);
      records.forEach(({ taskTypeId, updatedAtUtc }, place) => {
        const found = locked.onFile.find((record) => record.taskTypeId === taskTypeId);
        if (!found) throw refused('profile.unknown', place);
        if (Date.parse(found.updatedAtUtc) !== Date.parse(updatedAtUtc)) throw refused('profile.saved_anew', place);
      });
      const asked = new Set<number>(records.map(({ taskTypeId }) => taskTypeId));
      return this.#mark(actor, locked, (record) => asked.has(record.taskTypeId), reason);
    });
  }

  /** It was asked of the wrong one: what is on file counts after all. Throws `contact.unknown`. */
  takeBack(actor: Actor, contactId: number, taskTypeId: AskableTypeId): Promise<AskedAgain> {
    return this.changes.run(async () => {
      const locked = await this.#lock(contactId);
      return this.#mark(actor, locked, (record) => record.taskTypeId === taskTypeId, null);
    });
  }

  async #lock(contactId: number): Promise<Locked> {
    await this.people.lock(contactId);
    const { headContactId, household, member } = memberOf(await this.pos.findHouseholdOf(contactId), contactId);
    return { headContactId, member, onFile: onFileOf(household, contactId) };
  }

  async #mark(
    actor: Actor,
    { headContactId, member, onFile }: Locked,
    isMeant: (record: OnFile) => boolean,
    reason: string | null,
  ): Promise<AskedAgain> {
    const { contactId } = member;
    const marked = onFile.filter((record) => isMeant(record) && record.askedAgain !== reason);
    if (marked.length === 0) return { contactId, taskTypeIds: [] };
    for (const { taskTypeId } of marked) await this.#write(contactId, taskTypeId, reason);
    await this.webhooks.noteAskedAgain(
      headContactId,
      marked.map(({ taskTypeId }) => ({ contactId, taskTypeId, isAsked: reason !== null })),
    );
    const { taskTypes } = await this.catalog.snapshot();
    const ids = marked.map(({ taskTypeId }) => taskTypeId);
    const purpose = reason ?? marked[0]!.askedAgain;
    await this.changes.record({
      actor,
      action: reason === null ? 'household.not_asked_again' : 'household.asked_again',
      entity: 'contact',
      entityId: contactId,
      before: null,
      after: {
        name: fullName(member),
        headContactId,
        taskTypes: ids.map((id) => taskTypes.find((type) => type.id === id)?.name ?? String(id)),
        purpose,
      },
    });
    return { contactId, taskTypeIds: ids };
  }

  #write(contactId: number, taskTypeId: AskableTypeId, reason: string | null): Promise<void> {
    if (taskTypeId === taskTypeIds.photo) return this.photos.askAgain(contactId, reason);
    const record = taskTypeId === taskTypeIds.rentalProfile ? 'rentalProfile' : 'childRegistration';
    return this.records.mark(contactId, record, reason);
  }
}
