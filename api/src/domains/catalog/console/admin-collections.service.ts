import { type Collection, type CollectionWrite, fieldRemark, protectedCollectionIds } from '@arrival/contracts';
import { Inject, Injectable } from '@nestjs/common';
import { APP_CONFIG, type AppConfig } from '../../../config/app-config';
import type { Actor } from '../../../platform/audit/actor';
import { AdminChanges } from '../../../platform/audit/admin-changes';
import { RecordChanges } from '../../../platform/audit/record-changes';
import { type EarlierState, Restorers } from '../../../platform/audit/restorers';
import { DomainError } from '../../../platform/calls/domain-error';
import type { ListQuery } from '../../../platform/calls/list-query';
import type { Page } from '../../../platform/calls/page';
import { AdminCollectionsQueries } from './admin-collections.queries';

const isProtected = () => new DomainError('collection.protected', { errors: [fieldRemark('name', 'collectionName')] });

/** Collections (spec §3). The two of the Pass Checker are neither renamed nor deleted, and hidden while it is off (D38, spec §5). */
@Injectable()
export class AdminCollectionsService {
  readonly #records: RecordChanges<Collection>;
  readonly #showsProtected: boolean;

  constructor(
    @Inject(APP_CONFIG) config: AppConfig,
    changes: AdminChanges,
    restorers: Restorers,
    private readonly queries: AdminCollectionsQueries,
  ) {
    this.#showsProtected = config.features.includes('PassChecker');
    this.#records = new RecordChanges(changes, queries.collections, {
      entity: 'collection',
      unknown: 'collection.unknown',
      refusals: { ck_collection_protected: isProtected },
    });
    restorers.register('collection', (actor, id, before) => this.#restore(actor, Number(id), before));
  }

  /** Without hidden ones. */
  list(query: ListQuery): Promise<Page<Collection>> {
    return this.queries.collections.list(this.ofShown(query));
  }

  /** The same list without what is hidden. */
  ofShown(query: ListQuery): ListQuery {
    return { ...query, filter: { ...query.filter, showsProtected: this.#showsProtected } };
  }

  /** Answers like an unknown one while it is hidden. */
  async find(id: number): Promise<Collection> {
    this.refuseHidden(id);
    return this.#records.find(id);
  }

  create(actor: Actor, { name }: CollectionWrite): Promise<Collection> {
    return this.#records.create(actor, () => this.queries.collections.insert({ name }));
  }

  /** Throws `collection.unknown`, `collection.protected`, `catalog.changed_meanwhile`. */
  async update(actor: Actor, id: number, write: CollectionWrite): Promise<Collection> {
    this.refuseHidden(id);
    return this.#records.change(
      actor,
      id,
      () => this.queries.collections.update(id, { name: write.name }),
      'updated',
      write,
    );
  }

  /** Its items go with it. Throws `collection.unknown`, `collection.protected`. */
  async remove(actor: Actor, id: number, action?: string): Promise<Collection> {
    this.refuseHidden(id);
    const check = async (before: Collection) => {
      if (before.isProtected) throw isProtected();
    };
    return this.#records.remove(actor, id, check, action);
  }

  /** Throws `collection.unknown` for the pass checker's own (D38) where there is no pass checker. */
  refuseHidden(id: number): void {
    if (!this.#showsProtected && protectedCollectionIds.includes(id)) throw new DomainError('collection.unknown');
  }

  /** Its items come back with a deleted one; of one that is there the name does, for they have changes of their own. */
  async #restore(actor: Actor, id: number, earlier: EarlierState): Promise<unknown> {
    if (!earlier) return this.remove(actor, id, 'restored');
    const before = earlier as unknown as Collection;
    const { name } = before;
    if (!(await this.queries.collections.find(id))) {
      const insert = async () => {
        await this.queries.collections.insert({ name }, before);
        await this.queries.insertItems(id, before.collectionItems);
        return id;
      };
      return this.#records.create(actor, insert, 'restored');
    }
    return this.#records.change(actor, id, () => this.queries.collections.update(id, { name }), 'restored');
  }
}
