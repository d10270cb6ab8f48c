import type { PurchaseImported } from '@arrival/contracts';
import { Injectable } from '@nestjs/common';
import { PersonalData } from '../../../platform/personal-data/personal-data';
import { ProductsFacade } from '../../catalog/products.facade';
import { PosQueries } from '../built-in/pos.queries';
import { PosPeople } from '../people.facade';
import { faultsOfNew, headOf, type NamedPerson, namesakesOf, peopleOf } from './family-of-order';
import { keysOf, type LineFault, type Order, type OrderLine } from './import-orders';
import { ImportsQueries, type KeptLine, type ToldPurchase } from './imports.queries';
import { type Family, OrderFamilies } from './order-families';
import { purchaseOf, saysNothingNew } from './told-purchase';

export interface OrderImported extends Readonly<Omit<PurchaseImported, 'leftOut' | 'faults'>> {
  /** Whose order it is; null when nothing was there to do. */
  readonly headContactId: number | null;
  readonly faults: readonly LineFault[];
  readonly isReaddressed?: true;
  readonly movedFrom?: readonly number[];
}

const nothing: OrderImported = {
  headContactId: null,
  added: 0,
  changed: 0,
  cancelled: 0,
  same: 0,
  newFamilies: 0,
  newPeople: 0,
  faults: [],
};

const everyLine = ({ lines }: Order, fault: LineFault['fault']): LineFault[] =>
  lines.map(({ index }) => ({ index, fault }));

/** By how the keys of an order begin. */
function byOrder(lines: readonly KeptLine[]): Map<string, KeptLine[]> {
  const orders = new Map<string, KeptLine[]>();
  for (const line of lines) {
    const begin = line.key.slice(0, line.key.lastIndexOf(' ') + 1);
    const others = orders.get(begin);
    if (others) others.push(line);
    else orders.set(begin, [line]);
  }
  return orders;
}

/** Takes over orders, each told whole. */
@Injectable()
export class OrderImport {
  constructor(
    private readonly queries: ImportsQueries,
    private readonly families: OrderFamilies,
    private readonly people: PosQueries,
    private readonly households: PosPeople,
    private readonly personal: PersonalData,
    private readonly products: ProductsFacade,
  ) {}

  /** Those that say nothing new, and that; asked for all of them in one statement. */
  async findKnown(orders: readonly Order[]): Promise<Map<Order, OrderImported>> {
    const keys = orders.flatMap(({ lines }) => lines.map(({ key }) => key));
    const numbers = orders.map(({ number }) => number);
    const kept = byOrder(await this.queries.findKept(keys, numbers));
    const known = orders.filter((order) => saysNothingNew(order, kept.get(keysOf(order.number)) ?? []));
    return new Map(known.map((order) => [order, { ...nothing, same: order.lines.length }]));
  }

  /** Inside the caller's unit of work. With a fault nothing of it is written. */
  async takeOver(order: Order, today: string): Promise<OrderImported> {
    const family = await this.families.hold(order);
    if (!family) return { ...nothing, faults: everyLine(order, 'severalFamilies') };
    const unknown = await this.#withoutProduct(order);
    if (unknown.length > 0) return { ...nothing, faults: unknown };
    const named = await this.#named(peopleOf(order, family.kept), family);
    if ('faults' in named) return { ...nothing, faults: named.faults };
    const faults = faultsOfNew(named.people, family.members, today);
    if (faults.length > 0) return { ...nothing, faults };
    if (family.headId === null && named.people.length === 0) return { ...nothing, same: order.lines.length };
    return this.#write(order, family, named.people, today);
  }

  /** Lines whose product was deleted since it was looked up; a list of many orders takes a while. */
  async #withoutProduct({ lines }: Order): Promise<LineFault[]> {
    const held = await this.products.hold(lines.map(({ product }) => product.id));
    return lines
      .filter(({ product }) => !held.has(product.id))
      .map(({ index }) => ({ index, fault: 'productUnknown' }));
  }

  async #named(
    people: readonly OrderLine[][],
    { headId, kept }: Family,
  ): Promise<{ people: NamedPerson[] } | { faults: LineFault[] }> {
    const byKey = new Map(kept.map(({ key, contactId }) => [key, contactId]));
    const named: NamedPerson[] = [];
    for (const lines of people) {
      const { firstName, lastName, dateOfBirth } = lines[0]!;
      const told = lines.map(({ key }) => byKey.get(key)).find((contactId) => contactId !== undefined);
      const alike =
        told !== undefined || headId === null
          ? []
          : namesakesOf(dateOfBirth, await this.queries.findNamesakes(headId, firstName, lastName));
      if (alike.length > 1) return { faults: lines.map(({ index }) => ({ index, fault: 'severalPeople' })) };
      named.push({ lines, contactId: told ?? alike[0] ?? null });
    }
    return { people: named };
  }

  async #write(order: Order, family: Family, people: readonly NamedPerson[], today: string): Promise<OrderImported> {
    const head = family.headId === null ? headOf(people, today) : undefined;
    const headId = family.headId ?? (await this.#begin(head!, order.email));
    const purchases = new Map<number, ToldPurchase[]>();
    let newPeople = head ? 1 : 0;
    for (const person of people) {
      let contactId = person === head ? headId : (person.contactId ?? (await this.#sameAsBefore(headId, person)));
      if (contactId === undefined) {
        contactId = await this.#add(headId, person);
        newPeople++;
      }
      purchases.set(contactId, [...(purchases.get(contactId) ?? []), ...person.lines.map(purchaseOf)]);
    }
    const written = await this.queries.save(purchases);
    const movedFrom = await this.#readdress(order, family);
    const keys = order.lines.map(({ key }) => key);
    const cancelled = head ? 0 : await this.queries.cancelOthers(headId, keysOf(order.number), keys);
    const added = written.filter(({ isNew }) => isNew).length;
    return {
      headContactId: headId,
      added,
      changed: written.length - added,
      cancelled,
      same: order.lines.length - written.length,
      newFamilies: head ? 1 : 0,
      newPeople,
      faults: [],
      ...(family.isReaddressed && { isReaddressed: true }),
      ...(movedFrom && { movedFrom }),
    };
  }

  /** The family that the order began has the right e-mail, or goes: nothing is left of it but names. Answers who went. */
  async #readdress(
    { email }: Order,
    { headId, isReaddressed, movedFrom }: Family,
  ): Promise<readonly number[] | undefined> {
    if (isReaddressed) await this.queries.giveAddress(headId!, email);
    if (movedFrom === undefined) return undefined;
    const { ids } = (await this.households.lock(movedFrom))!;
    for (const { erase } of this.personal.kept) await erase?.({ ids });
    return ids;
  }

  #begin({ lines }: NamedPerson, email: string): Promise<number> {
    const { firstName, lastName, dateOfBirth, phone } = lines[0]!;
    return this.people.insertMember(null, { firstName, lastName, dateOfBirth, email, phone });
  }

  /** One spelling of a name may have come before the other. */
  async #sameAsBefore(headId: number, { lines }: NamedPerson): Promise<number | undefined> {
    const { firstName, lastName, dateOfBirth } = lines[0]!;
    return namesakesOf(dateOfBirth, await this.queries.findNamesakes(headId, firstName, lastName))[0];
  }

  #add(headId: number, { lines }: NamedPerson): Promise<number> {
    const { firstName, lastName, dateOfBirth } = lines[0]!;
    return this.people.insertMember(headId, { firstName, lastName, dateOfBirth, email: null, phone: null });
  }
}
