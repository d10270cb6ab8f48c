import { Injectable, Logger } from '@nestjs/common';
import { UnitOfWork } from '../../../platform/database/unit-of-work';
import { contentHash } from '../../../platform/idempotency/content-hash';
import { ProductsFacade } from '../../catalog/products.facade';
import { asKept, type KeptMember } from './as-kept';
import { BridgeClient, type HouseholdOfSystem } from './bridge-client';
import { ErasedCustomersQueries } from './erased-customers.queries';
import { LinkQueries } from './link.queries';
import { type Matched, MirrorQueries } from './mirror.queries';

export interface Mirrored {
  readonly households: number;
  readonly people: number;
  /** Left out, because people of theirs belong elsewhere here. */
  readonly left: number;
}

/** Takes over what the point of sale tells of households. */
@Injectable()
export class MirrorService {
  readonly #logger = new Logger(MirrorService.name);
  #products = new Set<number>();

  constructor(
    private readonly bridge: BridgeClient,
    private readonly queries: MirrorQueries,
    private readonly links: LinkQueries,
    private readonly erased: ErasedCustomersQueries,
    private readonly catalog: ProductsFacade,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /**
   * One household, read for somebody who is here, again or still; `headId` is its head here when that is known. False when it could not be taken
   * over.
   */
  async take(told: HouseholdOfSystem, headId: number | null): Promise<boolean> {
    const kept = asKept(told);
    await this.#learnProducts([kept]);
    return this.unitOfWork.run(async () => {
      if (headId !== null) {
        await this.queries.hold([headId]);
        // Erased while the bridge was asked: nobody is here.
        if (!(await this.links.find(headId))) return false;
      }
      await this.erased.forget(kept.map(({ customerNumber }) => customerNumber));
      const { left } = await this.#save([kept], headId);
      return left === 0;
    });
  }

  /** Some hundreds at once: each household's document is made new once, and not at all when it says the same. */
  async takeAll(told: readonly HouseholdOfSystem[], stop?: AbortSignal): Promise<Mirrored> {
    const households = told.map(asKept);
    await this.#learnProducts(households, stop);
    return this.unitOfWork.run(() => this.#save(households, null));
  }

  /** Whether this is what was taken over last; notes then that it was read. */
  async isSame(told: HouseholdOfSystem, headId: number): Promise<boolean> {
    return this.links.noteSame(headId, hashOf(asKept(told)));
  }

  /** Asks for all products, each once. What is not told any more stays: purchases may still name it. */
  async saveProducts(stop?: AbortSignal): Promise<void> {
    const products = await this.bridge.products(stop);
    const told = new Map(products.map(({ productId: id, ...product }) => [id, { id, ...product }]));
    await this.unitOfWork.run(() => this.catalog.save([...told.values()]));
    this.#products = new Set(products.map(({ productId }) => productId));
  }

  /** Inside a unit of work. */
  async #save(households: readonly (readonly KeptMember[])[], headId: number | null): Promise<Mirrored> {
    const matched = await this.queries.match(households, headId);
    const all = matched.map((one) => ({ ...households[one.household]![one.place]!, ...one }));
    await this.queries.hold(all.map((one) => one.headId));
    // Erased since they were read; the hold has waited for it.
    const gone = await this.erased.among(all.map(({ customerNumber }) => customerNumber));
    const isGone = new Set(all.filter(({ customerNumber }) => gone.has(customerNumber)).map((one) => one.household));
    const people = all.filter(({ household }) => !isGone.has(household));
    const isOurs = isOneHousehold(people);
    const ours = people.filter(({ household }) => isOurs.has(household));
    const read = ours.map((one) => ({ ...one, readHash: hashOf(households[one.household]!) }));
    if (read.length > 0) await this.queries.save(read);
    const left = households.length - isGone.size - isOurs.size;
    if (left > 0) this.#logger.warn(`${left} households of the point of sale are divided otherwise here`);
    return { households: isOurs.size, people: ours.length, left };
  }

  /** A product that was never heard of is asked for once. */
  async #learnProducts(households: readonly (readonly KeptMember[])[], stop?: AbortSignal): Promise<void> {
    const named = households.flat().flatMap(({ purchases, media }) => [...purchases, ...media]);
    const isUnknown = (one: unknown) => !this.#products.has((one as { productId: number }).productId);
    if (named.some(isUnknown)) await this.saveProducts(stop);
  }
}

const hashOf = (members: readonly KeptMember[]): string => contentHash(members).toString('hex');

/** The households whose people are one household here as well, and nobody's of whom another one was told before. */
function isOneHousehold(people: readonly (Matched & Pick<KeptMember, 'customerNumber'>)[]): Set<number> {
  const heads = new Map<number, number>();
  for (const { household, place, contactId } of people) if (place === 0) heads.set(household, contactId);
  const whole = new Set(heads.keys());
  for (const { household, headId } of people) if (headId !== heads.get(household)) whole.delete(household);
  const taken = new Set<number | string>();
  for (const { household, contactId, customerNumber } of people) {
    if (taken.has(contactId) || taken.has(customerNumber)) whole.delete(household);
    taken.add(contactId).add(customerNumber);
  }
  return whole;
}
