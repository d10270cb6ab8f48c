import { type CollectionItem, type CollectionItemWrite, fieldRemark } from '@arrival/contracts';
import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../platform/audit/actor';
import { AdminChanges } from '../../../platform/audit/admin-changes';
import { RecordChanges } from '../../../platform/audit/record-changes';
import { type EarlierState, Restorers } from '../../../platform/audit/restorers';
import { DomainError } from '../../../platform/calls/domain-error';
import type { ListQuery } from '../../../platform/calls/list-query';
import type { Page } from '../../../platform/calls/page';
import { AdminCollectionsQueries } from './admin-collections.queries';
import { AdminCollectionsService } from './admin-collections.service';

/** The items of collections (spec §3). */
@Injectable()
export class AdminCollectionItemsService {
  readonly #records: RecordChanges<CollectionItem>;

  constructor(
    changes: AdminChanges,
    restorers: Restorers,
    private readonly queries: AdminCollectionsQueries,
    private readonly collections: AdminCollectionsService,
  ) {
    this.#records = new RecordChanges(changes, queries.items, {
      entity: 'collection_item',
      unknown: 'collection.unknown',
    });
    restorers.register('collection_item', (actor, id, before) => this.#restore(actor, Number(id), before));
  }

  /** Without those of hidden collections. */
  list(query: ListQuery): Promise<Page<CollectionItem>> {
    return this.queries.items.list(this.collections.ofShown(query));
  }

  /** Throws `collection.unknown`, also while its collection is hidden; so do the others. */
  async find(id: number): Promise<CollectionItem> {
    const item = await this.#records.find(id);
    this.collections.refuseHidden(item.collectionId);
    return item;
  }

  create(actor: Actor, write: CollectionItemWrite): Promise<CollectionItem> {
    return this.#records.create(actor, async () => {
      await this.#knownCollection(write.collectionId);
      return this.queries.items.insert(this.queries.items.valuesOf(write));
    });
  }

  /** May move it to another collection. Throws `catalog.changed_meanwhile` too. */
  update(actor: Actor, id: number, write: CollectionItemWrite): Promise<CollectionItem> {
    const work = async (before: CollectionItem) => {
      this.collections.refuseHidden(before.collectionId);
      await this.#knownCollection(write.collectionId);
      await this.queries.items.update(id, this.queries.items.valuesOf(write));
    };
    return this.#records.change(actor, id, work, 'updated', write);
  }

  remove(actor: Actor, id: number, action?: string): Promise<CollectionItem> {
    return this.#records.remove(
      actor,
      id,
      async ({ collectionId }) => this.collections.refuseHidden(collectionId),
      action,
    );
  }

  async #knownCollection(id: number): Promise<void> {
    const wrong = { errors: [fieldRemark('collectionId', 'collectionUnknown')] };
    await this.collections.find(id).catch((error: unknown) => {
      throw error instanceof DomainError ? new DomainError(error.code, wrong) : error;
    });
  }

  async #restore(actor: Actor, id: number, earlier: EarlierState): Promise<unknown> {
    if (!earlier) return this.remove(actor, id, 'restored');
    const before = earlier as unknown as CollectionItem;
    const values = this.queries.items.valuesOf(before);
    await this.#knownCollection(before.collectionId);
    if (!(await this.queries.items.find(id))) {
      return this.#records.create(actor, () => this.queries.items.insert(values, before), 'restored');
    }
    return this.#records.change(actor, id, () => this.queries.items.update(id, values), 'restored');
  }
}
