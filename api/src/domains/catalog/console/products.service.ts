import { type AdminProduct, fieldRemark, type ProductWrite } from '@arrival/contracts';
import { Inject, Injectable } from '@nestjs/common';
import { APP_CONFIG, type AppConfig } from '../../../config/app-config';
import type { Actor } from '../../../platform/audit/actor';
import { AdminChanges } from '../../../platform/audit/admin-changes';
import { RecordChanges } from '../../../platform/audit/record-changes';
import { type EarlierState, Restorers } from '../../../platform/audit/restorers';
import { DomainError } from '../../../platform/calls/domain-error';
import type { ListQuery } from '../../../platform/calls/list-query';
import type { Page } from '../../../platform/calls/page';
import { refuseInUse } from './in-use';
import { ProductsQueries } from './products.queries';

const bought = () => new DomainError('catalog.in_use', { remark: { code: 'productBought' } });
const refusals = { fk_purchase_product: bought, fk_pass_media_product: bought };

/** The products that an activity may be linked to; administrators keep them where no point of sale tells them (D74). */
@Injectable()
export class ProductsService {
  readonly #records: RecordChanges<AdminProduct>;

  constructor(
    changes: AdminChanges,
    restorers: Restorers,
    private readonly queries: ProductsQueries,
    @Inject(APP_CONFIG) private readonly config: AppConfig,
  ) {
    this.#records = new RecordChanges(changes, queries.table, {
      entity: 'product',
      unknown: 'product.unknown',
      refusals,
    });
    restorers.register('product', (actor, id, before) => this.#restore(actor, Number(id), before));
  }

  list(query: ListQuery): Promise<Page<AdminProduct>> {
    return this.queries.table.list(query);
  }

  /** Throws `product.unknown`. */
  find(id: number): Promise<AdminProduct> {
    return this.#records.find(id);
  }

  /** Throws `product.code_taken`, `product.kept_elsewhere`. */
  create(actor: Actor, write: ProductWrite): Promise<AdminProduct> {
    this.#refuseTold();
    return this.#records.create(actor, async () => {
      await this.#refuseTaken(write.code, null);
      return this.queries.table.insert(this.queries.table.valuesOf(write));
    });
  }

  /** Throws `product.unknown`, `product.code_taken`, `product.kept_elsewhere`, `catalog.changed_meanwhile`. */
  update(actor: Actor, id: number, write: ProductWrite): Promise<AdminProduct> {
    this.#refuseTold();
    return this.#records.change(actor, id, () => this.#store(id, write), 'updated', write);
  }

  /** Throws `product.unknown`, `product.kept_elsewhere`, and `catalog.in_use` while an activity names it or somebody has bought it. */
  remove(actor: Actor, id: number, action?: string): Promise<AdminProduct> {
    this.#refuseTold();
    return this.#records.remove(actor, id, async () => refuseInUse(await this.queries.usesOf(id)), action);
  }

  async #store(id: number, write: Pick<ProductWrite, 'code'>): Promise<void> {
    await this.#refuseTaken(write.code, id);
    await this.queries.table.update(id, this.queries.table.valuesOf(write));
  }

  #refuseTold(): void {
    if (this.config.pos) throw new DomainError('product.kept_elsewhere');
  }

  async #refuseTaken(code: string, exceptId: number | null): Promise<void> {
    if (await this.queries.isTaken(code, exceptId))
      throw new DomainError('product.code_taken', { errors: [fieldRemark('code', 'productCode')] });
  }

  async #restore(actor: Actor, id: number, earlier: EarlierState): Promise<unknown> {
    if (!earlier) return this.remove(actor, id, 'restored');
    this.#refuseTold();
    const before = earlier as unknown as AdminProduct;
    if (await this.queries.table.find(id))
      return this.#records.change(actor, id, () => this.#store(id, before), 'restored');
    const again = async () => {
      await this.#refuseTaken(before.code, null);
      return this.queries.table.insert(this.queries.table.valuesOf(before), before);
    };
    return this.#records.create(actor, again, 'restored');
  }
}
