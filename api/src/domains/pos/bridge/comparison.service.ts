import type { BridgeHousehold } from '@arrival/contracts';
import { Injectable, Logger } from '@nestjs/common';
import { BridgeClient, BridgeRefusal } from './bridge-client';
import { type Comparison, type ComparisonFound, ComparisonQueries, nothingFound } from './comparison.queries';
import { ErasedCustomersQueries } from './erased-customers.queries';
import { MirrorService } from './mirror.service';

const REMOVED_AT_ONCE = 2_000;

/**
 * Once a night: products, the households that changed (all of them the first time), and whether what was confirmed is known there. One that is broken
 * off goes on where it was.
 */
@Injectable()
export class ComparisonService {
  readonly #logger = new Logger(ComparisonService.name);

  constructor(
    private readonly bridge: BridgeClient,
    private readonly mirror: MirrorService,
    private readonly queries: ComparisonQueries,
    private readonly erased: ErasedCustomersQueries,
  ) {}

  /** What it found, also in the part that an earlier call got to; `tell` hears it after each page. Throws when `stop` is aborted. */
  async compare(stop: AbortSignal, tell?: (found: ComparisonFound) => void): Promise<ComparisonFound> {
    const begun = await this.queries.begin();
    await this.mirror.saveProducts(stop);
    const read = await this.#read(begun, stop, tell).catch((error: unknown) => {
      if (begun.after === null || !(error instanceof BridgeRefusal) || error.isAboutTheCall) throw error;
      this.#logger.warn(
        `The point of sale does not know where it was left, and is read from its beginning: ${error.message}`,
      );
      return this.#read({ ...begun, after: null, found: nothingFound }, stop, tell);
    });
    const found = { ...read, missing: await this.#sendMissing(stop) };
    while ((await this.queries.removeOld()) === REMOVED_AT_ONCE) stop.throwIfAborted();
    await this.queries.finish(found);
    return found;
  }

  async #read(
    from: Pick<Comparison, 'after' | 'found' | 'changedSinceUtc'>,
    stop: AbortSignal,
    tell?: (found: ComparisonFound) => void,
  ): Promise<ComparisonFound> {
    let { after, found } = from;
    do {
      stop.throwIfAborted();
      const page = await this.bridge.page(after, from.changedSinceUtc, stop);
      for (const why of page.wrong.slice(0, 5))
        this.#logger.warn(`A household is told otherwise than the contract ${why}`);
      const told = (await this.#notErased(page.households)).map((household) => ({ system: page.system, household }));
      const { households, people, left } = await this.mirror.takeAll(told, stop);
      found = {
        ...found,
        households: found.households + households,
        people: found.people + people,
        left: found.left + left + page.wrong.length,
      };
      after = page.next;
      await this.queries.goOn(after, found);
      tell?.(found);
    } while (after !== null);
    return found;
  }

  /** Whoever was erased here comes back by signing in, and not before (D61). */
  async #notErased(households: readonly BridgeHousehold[]): Promise<readonly BridgeHousehold[]> {
    const numbersOf = ({ members }: BridgeHousehold) => members.map(({ customerNumber }) => customerNumber);
    const erased = await this.erased.among(households.flatMap(numbersOf));
    return households.filter((household) => !numbersOf(household).some((number) => erased.has(number)));
  }

  /** Children's answers are not kept here once they are confirmed: they are not asked about. */
  async #sendMissing(stop: AbortSignal): Promise<number> {
    let missing = 0;
    let rows = await this.queries.confirmed(0);
    while (rows.length > 0) {
      stop.throwIfAborted();
      const keys = rows.map(({ key }) => key);
      const known = new Set(await this.bridge.known(keys, stop));
      const lost = keys.filter((key) => !known.has(key));
      if (lost.length > 0) this.#logger.error(`${lost.length} hand-overs were confirmed and are not known there`);
      await this.queries.sendAgain(lost);
      missing += lost.length;
      rows = await this.queries.confirmed(rows.at(-1)?.id ?? 0);
    }
    return missing;
  }
}
