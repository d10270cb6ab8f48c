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
}

const headsOf = (lines: readonly KeptLine[]): number[] => [...new Set(lines.map(({ headContactId }) => headContactId))];

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
      return { headId, members, kept };
    }
  }

  #kept({ number, lines }: Order): Promise<KeptLine[]> {
    return this.queries.findKept(
      lines.map(({ key }) => key),
      [number],
    );
  }

  /**
   * Where its lines are already, else whose address it is. Two shops may use one number: what is kept under it is this order's when a line of it,
   * its e-mail or somebody in it is the same.
   */
  async #heads({ email, lines }: Order, kept: readonly KeptLine[]): Promise<number[]> {
    const keys = new Set(lines.map(({ key }) => key));
    const names = new Set(lines.map(shopNameOf));
    const isOfIt: ((line: KeptLine) => boolean)[] = [
      ({ key }) => keys.has(key),
      ({ shopEmail }) => shopEmail === email.toLowerCase(),
      ({ shopName }) => shopName !== null && names.has(shopName),
    ];
    for (const is of isOfIt) {
      const heads = headsOf(kept.filter(is));
      if (heads.length > 0) return heads;
    }
    return this.queries.findHeads(email);
  }
}
