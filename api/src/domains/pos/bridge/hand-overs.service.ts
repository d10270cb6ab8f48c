import { createHash } from 'node:crypto';
import { Inject, Injectable, Logger } from '@nestjs/common';
import { APP_CONFIG, type AppConfig } from '../../../config/app-config';
import { CannotOpen } from '../../../platform/crypto/field-cipher';
import { UnitOfWork } from '../../../platform/database/unit-of-work';
import { PartnerAway } from '../../../platform/outside/partner-client';
import { BridgeClient, BridgeRefusal } from './bridge-client';
import { doubledPause } from './doubled-pause';
import { HandOversQueries, type HeldHandOver, type Tried } from './hand-overs.queries';
import { KeptEffects, PhotoAway } from './kept-effects';
import { LinkQueries } from './link.queries';

const AT_ONCE = 8;
/** A bridge that fails at one effect so often will go on failing; that it is away counts for none. */
const MOST_FAILURES = 20;
/** A key or a file that this worker does not have may come with its restart: so often means for an hour. */
const LONGEST_WITHOUT_SECONDS = 300;
const INTERNAL_ERROR = 500;

/** A UUID made of a hash (RFC 9562, version 8). */
function keyOfHead(contactId: number): string {
  const hex = createHash('sha256').update(`arrival head ${contactId}`).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

/** Brings what guests did to the point of sale: by one key until it is confirmed, in order for each contact (D27, I2, I3). */
@Injectable()
export class HandOversService {
  readonly #logger = new Logger(HandOversService.name);
  readonly #longestSeconds: number;

  constructor(
    @Inject(APP_CONFIG) { pos }: AppConfig,
    private readonly bridge: BridgeClient,
    private readonly queries: HandOversQueries,
    private readonly kept: KeptEffects,
    private readonly links: LinkQueries,
    private readonly unitOfWork: UnitOfWork,
  ) {
    this.#longestSeconds = pos?.askAgainSeconds ?? 0;
  }

  /** Everything that is due, in eight lanes; while the bridge is known to be away nothing is touched, and a lane that it does not let in waits for the next round. */
  async round(stop: AbortSignal): Promise<void> {
    const lane = async (): Promise<void> => {
      while (!stop.aborted && !this.bridge.isOpen) {
        const held = await this.queries.take();
        if (!held || !(await this.#handOver(held, stop))) return;
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, lane));
  }

  /** Answers false when the bridge did not let it in, as it probably will nobody. */
  async #handOver(held: HeldHandOver, stop: AbortSignal): Promise<boolean> {
    try {
      const effect = await this.kept.open(held);
      const contact = { ...held.contact, headCustomerNumber: await this.#headNumber(held, stop) };
      const occurredAt = held.occurredAtUtc;
      const answer = await this.bridge.apply(held.key, { occurredAt, contact, effect }, stop);
      await this.unitOfWork.run(async () => {
        const isFirst = await this.queries.confirm(held.id);
        if (isFirst && contact.customerNumber === null)
          await this.links.learn(contact.arrivalId, answer.customerNumber);
      });
      return true;
    } catch (error) {
      // The file of a photo that was replaced meanwhile goes; the newer one comes by itself.
      if (error instanceof PhotoAway && error.isGone && (await this.queries.dropReplaced(held.id))) return true;
      const tried = this.#triedOf(held, error as Error, stop);
      if (tried.pauseSeconds === null) this.#logger.error({ id: held.id }, `The point of sale refuses: ${tried.error}`);
      await this.queries.note(held.id, tried);
      return !(error instanceof BridgeRefusal && error.isAboutTheCall);
    }
  }

  /** A household begins with its head: one that is not known there is told of first, by a key that follows from who it is. */
  async #headNumber({ contact, head, headMadeAtUtc }: HeldHandOver, stop: AbortSignal): Promise<string | null> {
    if (contact.arrivalId === head.arrivalId || head.customerNumber !== null) return head.customerNumber;
    const effect = { occurredAt: headMadeAtUtc, contact: head, effect: { kind: 'contact' } } as const;
    const { customerNumber } = await this.bridge.apply(keyOfHead(head.arrivalId), effect, stop);
    await this.unitOfWork.run(() => this.links.learn(head.arrivalId, customerNumber));
    return customerNumber;
  }

  /** Throws what is neither the bridge's doing nor ours to wait for; the row comes back by itself then. */
  #triedOf({ attempts, refusals }: HeldHandOver, error: Error, stop: AbortSignal): Tried {
    const pauseSeconds = doubledPause(attempts, this.#longestSeconds, Math.random());
    if (stop.aborted) return { error: 'The worker stopped', pauseSeconds: 0, isRefusal: false, isAttempt: false };
    if (error instanceof PhotoAway && !error.isGone) {
      const pause = doubledPause(attempts, LONGEST_WITHOUT_SECONDS, Math.random());
      return { error: error.message, pauseSeconds: pause, isRefusal: false, isAttempt: true };
    }
    if (error instanceof CannotOpen || error instanceof PhotoAway) {
      const pause = doubledPause(refusals + 1, LONGEST_WITHOUT_SECONDS, Math.random());
      const isFinal = refusals + 1 >= MOST_FAILURES;
      return { error: error.message, pauseSeconds: isFinal ? null : pause, isRefusal: true, isAttempt: true };
    }
    if (error instanceof BridgeRefusal) {
      const isFinal = !error.isAboutTheCall;
      return { error: error.message, pauseSeconds: isFinal ? null : pauseSeconds, isRefusal: isFinal, isAttempt: true };
    }
    if (!(error instanceof PartnerAway)) throw error;
    const isAttempt = error.reason !== 'open' && error.reason !== 'full';
    const isRefusal = error.status === INTERNAL_ERROR || error.reason === 'unreadable';
    const isFinal = isRefusal && refusals + 1 >= MOST_FAILURES;
    return { error: error.message, pauseSeconds: isFinal ? null : pauseSeconds, isRefusal, isAttempt };
  }
}
