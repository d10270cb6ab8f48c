import type { PurchaseImported } from '@arrival/contracts';
import { Injectable } from '@nestjs/common';
import { PosQueries } from '../built-in/pos.queries';
import { faultsOfNew, headOf, type NamedPerson, namesakesOf, peopleOf } from './family-of-order';
import { keysOf, type LineFault, type Order, type OrderLine } from './import-orders';
import { ImportsQueries, type KnownLine, type ToldPurchase } from './imports.queries';

export interface OrderImported extends Readonly<Omit<PurchaseImported, 'leftOut' | 'faults'>> {
  /** Whose order it is; null when nothing was there to do. */
  readonly headContactId: number | null;
  readonly faults: readonly LineFault[];
}

/** Whose order it is, if anybody's here, and how many they are. */
interface Family {
  readonly headId: number | null;
  readonly members: number;
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

/** Staff find an order by digits, as they find one of a point of sale. */
const orderIdOf = (number: string): number | null => (/^[1-9]\d{0,14}$/.test(number) ? Number(number) : null);

const purchaseOf = ({ key, product, orderNumber, day, lastDay, isCancelled }: OrderLine): ToldPurchase => ({
  key,
  productId: product.id,
  kind: product.isSeasonPass ? 'prepaidAccess' : 'orderLine',
  status: isCancelled ? 'cancelled' : 'open',
  productDate: day,
  expiresOn: lastDay,
  orderId: orderIdOf(orderNumber),
});

/** One order, told whole, inside the caller's unit of work. */
@Injectable()
export class OrderImport {
  constructor(
    private readonly queries: ImportsQueries,
    private readonly people: PosQueries,
  ) {}

  /** With a fault nothing of it is written. */
  async takeOver(order: Order, today: string): Promise<OrderImported> {
    await this.people.lockAddress(order.email);
    const known = await this.queries.findLines(order.lines.map(({ key }) => key));
    const families = await this.#families(order, known);
    if (families.length > 1) return { ...nothing, faults: everyLine(order, 'severalFamilies') };
    const headId = families[0] ?? null;
    const family = { headId, members: headId === null ? 0 : await this.people.lockHousehold(headId) };
    const named = await this.#named(peopleOf(order, known), known, headId);
    if ('faults' in named) return { ...nothing, faults: named.faults };
    const faults = faultsOfNew(named.people, family.members, today);
    if (faults.length > 0) return { ...nothing, faults };
    if (headId === null && named.people.length === 0) return { ...nothing, same: order.lines.length };
    return this.#write(order, family, named.people, today);
  }

  /** Where its lines are already, else whose address it is. */
  async #families({ email }: Order, known: readonly KnownLine[]): Promise<number[]> {
    if (known.length > 0) return [...new Set(known.map(({ headContactId }) => headContactId))];
    return this.queries.findHeads(email);
  }

  async #named(
    people: readonly OrderLine[][],
    known: readonly KnownLine[],
    family: number | null,
  ): Promise<{ people: NamedPerson[] } | { faults: LineFault[] }> {
    const byKey = new Map(known.map(({ key, contactId }) => [key, contactId]));
    const named: NamedPerson[] = [];
    for (const lines of people) {
      const { firstName, lastName, dateOfBirth } = lines[0]!;
      const told = lines.map(({ key }) => byKey.get(key)).find((contactId) => contactId !== undefined);
      const alike =
        told !== undefined || family === null
          ? []
          : namesakesOf(dateOfBirth, await this.queries.findNamesakes(family, firstName, lastName));
      if (alike.length > 1) return { faults: lines.map(({ index }) => ({ index, fault: 'severalPeople' })) };
      named.push({ lines, contactId: told ?? alike[0]?.contactId ?? null });
    }
    return { people: named };
  }

  async #write(order: Order, family: Family, people: readonly NamedPerson[], today: string): Promise<OrderImported> {
    const head = family.headId === null ? headOf(people, today) : undefined;
    const headId = family.headId ?? (await this.#begin(head!, order.email));
    const purchases = new Map<number, ToldPurchase[]>();
    for (const person of people) {
      const contactId = person === head ? headId : (person.contactId ?? (await this.#add(headId, person)));
      purchases.set(contactId, [...(purchases.get(contactId) ?? []), ...person.lines.map(purchaseOf)]);
    }
    const written = await this.queries.save(purchases);
    const keys = order.lines.map(({ key }) => key);
    const cancelled = await this.queries.cancelOthers(headId, keysOf(order.number), keys);
    const added = written.filter(({ isNew }) => isNew).length;
    return {
      headContactId: headId,
      added,
      changed: written.length - added,
      cancelled,
      same: order.lines.length - written.length,
      newFamilies: head ? 1 : 0,
      newPeople: (await this.people.lockHousehold(headId)) - family.members,
      faults: [],
    };
  }

  #begin({ lines }: NamedPerson, email: string): Promise<number> {
    const { firstName, lastName, dateOfBirth, phone } = lines[0]!;
    return this.people.insertMember(null, { firstName, lastName, dateOfBirth, email, phone });
  }

  /** One spelling of a name may have come before the other. */
  async #add(headId: number, { lines }: NamedPerson): Promise<number> {
    const { firstName, lastName, dateOfBirth } = lines[0]!;
    const [known] = namesakesOf(dateOfBirth, await this.queries.findNamesakes(headId, firstName, lastName));
    if (known) return known.contactId;
    return this.people.insertMember(headId, { firstName, lastName, dateOfBirth, email: null, phone: null });
  }
}

const everyLine = ({ lines }: Order, fault: LineFault['fault']): LineFault[] =>
  lines.map(({ index }) => ({ index, fault }));
