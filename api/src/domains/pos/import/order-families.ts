import { Injectable } from '@nestjs/common';
import { PosQueries } from '../built-in/pos.queries';
import type { Order } from './import-orders';
import { ImportsQueries, type KeptLine } from './imports.queries';
import { shopNameOf } from './told-purchase';

/** Whose order it is, if anybody's here, how many they are, and what is kept of the order with them. */
export interface Family {
  readonly headId: number | null;
  readonly members: number;
  readonly kept: readonly KeptLine[];
  /** The order began the family, whose e-mail the shop has put right since. */
  readonly isReaddressed?: true;
  /** The same, and the right e-mail is another family's: the head of the one that goes. */
  readonly movedFrom?: number;
}

const headsOf = (lines: readonly KeptLine[]): number[] => [...new Set(lines.map(({ headContactId }) => headContactId))];

const personOf = (name: string | null, dateOfBirth: string | null): string => `${dateOfBirth} ${name}`;

/** Finds whose an order is, inside the caller's unit of work. */
@Injectable()
export class OrderFamilies {
  constructor(
    private readonly queries: ImportsQueries,
    private readonly people: PosQueries,
  ) {}

  /** Others leave the family alone until the unit ends. Null when several may be meant. */
  async hold(order: Order): Promise<Family | null> {
    await this.people.lockAddress(order.email);
    for (;;) {
      const heads = await this.#heads(order, await this.#kept(order));
      if (heads.length > 1) return null;
      const [headId = null] = heads;
      if (headId === null) return { headId, members: 0, kept: [] };
      const members = await this.people.lockHousehold(headId);
      // Whoever was erased while we waited is nobody here: it is looked for again.
      if (members === 0) continue;
      const kept = (await this.#kept(order)).filter(({ headContactId }) => headContactId === headId);
      const family = await this.#readdressed(order, { headId, members, kept });
      if (family) return family;
    }
  }

  /** The family as it is unless it came with the order alone and nobody has done anything with it. Undefined when the other one was erased meanwhile. */
  async #readdressed(
    { number, email }: Order,
    family: Family & { readonly headId: number },
  ): Promise<Family | undefined> {
    const before = family.kept
      .flatMap(({ shopEmail }) => shopEmail ?? [])
      .filter((told) => told !== email.toLowerCase());
    if (before.length === 0) return family;
    const homes = await this.queries.findHeads(email);
    if (homes.length > 1 || homes.includes(family.headId)) return family;
    // Whoever signs in with it for the first time meanwhile has the family.
    for (const told of new Set(before)) await this.people.lockAddress(told);
    if (!(await this.queries.cameWith(family.headId, number, before))) return family;
    const [headId] = homes;
    if (headId === undefined) return { ...family, isReaddressed: true };
    const members = await this.people.lockHousehold(headId);
    return members === 0 ? undefined : { headId, members, kept: [], movedFrom: family.headId };
  }

  #kept({ number, lines }: Order): Promise<KeptLine[]> {
    return this.queries.findKept(
      lines.map(({ key }) => key),
      [number],
    );
  }

  /**
   * Where its lines are already, else whose address it is. Two shops may use one number: what is kept under it is this order's when a line of it,
   * its e-mail or somebody in it, by name and birth date, is the same.
   */
  async #heads({ email, lines }: Order, kept: readonly KeptLine[]): Promise<number[]> {
    const keys = new Set(lines.map(({ key }) => key));
    const people = new Set(
      lines.filter(({ dateOfBirth }) => dateOfBirth).map((line) => personOf(shopNameOf(line), line.dateOfBirth)),
    );
    const isOfIt: ((line: KeptLine) => boolean)[] = [
      ({ key }) => keys.has(key),
      ({ shopEmail }) => shopEmail === email.toLowerCase(),
      ({ shopName, shopBorn }) => people.has(personOf(shopName, shopBorn)),
    ];
    for (const is of isOfIt) {
      const heads = headsOf(kept.filter(is));
      if (heads.length > 0) return heads;
    }
    return this.queries.findHeads(email);
  }
}
