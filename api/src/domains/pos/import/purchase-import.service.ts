import type { PurchaseImport, PurchaseImported } from '@arrival/contracts';
import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../platform/audit/actor';
import { AdminChanges } from '../../../platform/audit/admin-changes';
import { DomainError } from '../../../platform/calls/domain-error';
import { Clock } from '../../../platform/clock/clock';
import { UnitOfWork } from '../../../platform/database/unit-of-work';
import { CatalogFacade } from '../../catalog/catalog.facade';
import { ProductsFacade } from '../../catalog/products.facade';
import { PosBridgeFacade } from '../pos-bridge.facade';
import { type LineFault, type Order, ordersOf, plainCode } from './import-orders';
import { OrderImport, type OrderImported } from './order-import';

/** What each order did, or would do. */
type Told = ReadonlyMap<Order, OrderImported>;

class TrialOver extends Error {
  constructor(readonly told: readonly OrderImported[]) {
    super('A trial is undone');
  }
}

/** Purchases of a resort without a point of sale, from its shop's list of orders (D75). */
@Injectable()
export class PurchaseImportService {
  constructor(
    private readonly orders: OrderImport,
    private readonly products: ProductsFacade,
    private readonly catalog: CatalogFacade,
    private readonly bridge: PosBridgeFacade,
    private readonly unitOfWork: UnitOfWork,
    private readonly changes: AdminChanges,
    private readonly clock: Clock,
  ) {}

  /**
   * Each order as a whole or not at all, one after the other: sent again, the same lines change nothing. A trial does the same and undoes it.
   * Throws `purchase.kept_elsewhere` behind a bridge.
   */
  async import(actor: Actor, { lines, isTrial }: PurchaseImport): Promise<PurchaseImported> {
    if (this.bridge.isThere) throw new DomainError('purchase.kept_elsewhere');
    const products = await this.products.findByCode(lines.map(({ productCode }) => plainCode(productCode)));
    const { orders, faults } = ordersOf(lines, products, new Date(this.clock.now()));
    const today = this.clock.today(await this.catalog.homeTimeZone());
    const known = await this.orders.findKnown(orders);
    const others = orders.filter((order) => !known.has(order));
    const told = isTrial ? await this.#try(others, today) : await this.#takeOver(actor, others, today);
    return summed(lines.length, faults, new Map([...known, ...told]));
  }

  async #takeOver(actor: Actor, orders: readonly Order[], today: string): Promise<Told> {
    const told = new Map<Order, OrderImported>();
    for (const order of orders) {
      const done = await this.unitOfWork.run(async () => {
        const one = await this.orders.takeOver(order, today);
        await this.#note(actor, order, one);
        return one;
      });
      told.set(order, done);
    }
    return told;
  }

  async #note(actor: Actor, { number }: Order, done: OrderImported): Promise<void> {
    const { headContactId, added, changed, cancelled, newPeople, isReaddressed, movedFrom } = done;
    if (headContactId === null || added + changed + cancelled + newPeople === 0) return;
    await this.changes.record({
      actor,
      action: 'purchases.imported',
      entity: 'contact',
      entityId: headContactId,
      before: null,
      after: { orderNumber: number, added, changed, cancelled, newPeople, isReaddressed, movedFrom },
    });
  }

  /** Of one family after the other: nobody is kept waiting for the whole list, and who tries it at the same time meets no circle. */
  async #try(orders: readonly Order[], today: string): Promise<Told> {
    const told = new Map<Order, OrderImported>();
    for (const family of byAddress(orders))
      for (const [at, done] of (await this.#undone(family, today)).entries()) told.set(family[at]!, done);
    return told;
  }

  /** In one unit, so that an order sees what the one before would have done. */
  async #undone(orders: readonly Order[], today: string): Promise<readonly OrderImported[]> {
    try {
      return await this.unitOfWork.run(async (): Promise<never> => {
        const told: OrderImported[] = [];
        for (const order of orders) told.push(await this.orders.takeOver(order, today));
        throw new TrialOver(told);
      });
    } catch (error) {
      if (error instanceof TrialOver) return error.told;
      throw error;
    }
  }
}

function byAddress(orders: readonly Order[]): Iterable<Order[]> {
  const families = new Map<string, Order[]>();
  for (const order of orders) {
    const address = order.email.toLowerCase();
    const others = families.get(address);
    if (others) others.push(order);
    else families.set(address, [order]);
  }
  return families.values();
}

function summed(lines: number, faults: readonly LineFault[], told: Told): PurchaseImported {
  const all = [...told.values()];
  const sum = (count: (order: OrderImported) => number) => all.reduce((total, order) => total + count(order), 0);
  const sound = [...told].reduce(
    (total, [order, done]) => total + (done.faults.length > 0 ? 0 : order.lines.length),
    0,
  );
  return {
    added: sum((order) => order.added),
    changed: sum((order) => order.changed),
    cancelled: sum((order) => order.cancelled),
    same: sum((order) => order.same),
    newFamilies: sum((order) => order.newFamilies),
    newPeople: sum((order) => order.newPeople),
    leftOut: lines - sound,
    faults: [...faults, ...all.flatMap((order) => order.faults)].sort((a, b) => a.index - b.index),
  };
}
