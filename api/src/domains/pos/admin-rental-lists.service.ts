import { fieldRemark, type RentalListEntry, type RentalListEntryWrite } from '@arrival/contracts';
import { Injectable } from '@nestjs/common';
import type { Actor } from '../../platform/audit/actor';
import { AdminChanges } from '../../platform/audit/admin-changes';
import { type Basis, RecordChanges } from '../../platform/audit/record-changes';
import { type EarlierState, Restorers } from '../../platform/audit/restorers';
import { DomainError } from '../../platform/calls/domain-error';
import type { ListQuery } from '../../platform/calls/list-query';
import type { Page } from '../../platform/calls/page';
import { AdminRentalListsQueries } from './admin-rental-lists.queries';

type Place = Pick<RentalListEntry, 'list' | 'listKey'>;

const refusals = {
  uq_reference_item_key: () => new DomainError('rental.key_taken', { errors: [fieldRemark('listKey', 'keyTaken')] }),
};

/** The rental lists as administrators keep them (D28, D56). A key that a profile holds never loses its text. */
@Injectable()
export class AdminRentalListsService {
  readonly #records: RecordChanges<RentalListEntry>;

  constructor(
    changes: AdminChanges,
    restorers: Restorers,
    private readonly queries: AdminRentalListsQueries,
  ) {
    this.#records = new RecordChanges(changes, queries.table, {
      entity: 'rental_list_entry',
      unknown: 'rental.entry_unknown',
      refusals,
    });
    restorers.register('rental_list_entry', (actor, id, before) => this.#restore(actor, Number(id), before));
  }

  list(query: ListQuery): Promise<Page<RentalListEntry>> {
    return this.queries.table.list(query);
  }

  find(id: number): Promise<RentalListEntry> {
    return this.#records.find(id);
  }

  /** Throws `rental.key_taken`. */
  create(actor: Actor, write: RentalListEntryWrite): Promise<RentalListEntry> {
    return this.#records.create(actor, () => this.queries.table.insert(this.queries.table.valuesOf(write)));
  }

  /** Throws `rental.entry_unknown`, `rental.key_taken`, `catalog.changed_meanwhile`, `catalog.in_use` for another key of what a profile holds. */
  update(actor: Actor, id: number, write: RentalListEntryWrite): Promise<RentalListEntry> {
    return this.#change(actor, id, write, 'updated', write);
  }

  /** Throws `rental.entry_unknown`, `catalog.in_use` while a profile holds its key. */
  remove(actor: Actor, id: number, action?: string): Promise<RentalListEntry> {
    return this.#records.remove(actor, id, (before) => this.#refuseHeld(before), action);
  }

  #change(actor: Actor, id: number, to: Place, action: string, basis: Basis): Promise<RentalListEntry> {
    const work = async (before: RentalListEntry) => {
      if (before.list !== to.list || before.listKey !== to.listKey) await this.#refuseHeld(before, 'listKey');
      await this.queries.table.update(id, this.queries.table.valuesOf(to));
    };
    return this.#records.change(actor, id, work, action, basis);
  }

  async #refuseHeld({ list, listKey }: Place, path?: string): Promise<void> {
    const profiles = await this.queries.profilesWith(list, listKey);
    if (profiles === 0) return;
    const remark = { code: 'keyHeld', params: { count: profiles } } as const;
    throw new DomainError('catalog.in_use', {
      remark,
      ...(path && { errors: [fieldRemark(path, remark.code, remark.params)] }),
    });
  }

  async #restore(actor: Actor, id: number, before: EarlierState): Promise<unknown> {
    if (!before) return this.remove(actor, id, 'restored');
    const entry = before as unknown as RentalListEntry;
    if (await this.queries.table.find(id)) return this.#change(actor, id, entry, 'restored', {});
    return this.#records.create(
      actor,
      () => this.queries.table.insert(this.queries.table.valuesOf(entry), entry),
      'restored',
    );
  }
}
