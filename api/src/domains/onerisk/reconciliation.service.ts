import { randomUUID } from 'node:crypto';
import type { OneRiskStateAnswer } from '@arrival/contracts';
import { Inject, Injectable, Logger } from '@nestjs/common';
import { APP_CONFIG, type AppConfig } from '../../config/app-config';
import { DomainError } from '../../platform/calls/domain-error';
import { Clock } from '../../platform/clock/clock';
import { UnitOfWork } from '../../platform/database/unit-of-work';
import { ExpiredSigningsQueries } from './expired-signings.queries';
import { MessagesQueries } from './messages.queries';
import { OneRiskClient } from './one-risk-client';
import { PartnerWordsService } from './partner-words.service';
import { SigningsQueries } from './signings.queries';

type AskedWaiver = OneRiskStateAnswer['waivers'][number];

/** Asks the partner where no callback came (D42): while a guest looks, and by a sweep for those who have gone. */
@Injectable()
export class ReconciliationService {
  readonly #logger = new Logger(ReconciliationService.name);

  constructor(
    @Inject(APP_CONFIG) private readonly config: AppConfig,
    private readonly client: OneRiskClient,
    private readonly signings: SigningsQueries,
    private readonly messages: MessagesQueries,
    private readonly expired: ExpiredSigningsQueries,
    private readonly words: PartnerWordsService,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /**
   * Everything that is due; what was never signed is forgotten after a month. Without the feature nothing is asked. What fails for one reference is
   * thrown when all others are done.
   */
  async sweep(stop: AbortSignal): Promise<void> {
    const failures = this.config.features.includes('1Risk') ? await this.#askAllDue(stop) : [];
    await this.signings.endAsking();
    await this.unitOfWork.run(() => this.expired.removeUnsigned());
    if (failures.length > 0) throw failures[0];
  }

  /** One reference, when it is due; answers whether it was asked about. */
  async askWhenDue(reference: string): Promise<boolean> {
    const [due] = await this.signings.takeDue(reference);
    return due !== undefined && this.#ask(due);
  }

  /** Each once. A partner that answers for none of a batch is left alone until the next sweep. Answers what failed. */
  async #askAllDue(stop: AbortSignal): Promise<unknown[]> {
    const failures: unknown[] = [];
    const asked: string[] = [];
    for (let isThere = true; isThere; ) {
      const due = await this.signings.takeDue(null, asked);
      isThere = false;
      for (const reference of due) {
        stop.throwIfAborted();
        const isAnswered = await this.#ask(reference).catch((error: unknown) => failures.push(error) > 0);
        isThere ||= isAnswered;
      }
      asked.push(...due);
    }
    return failures;
  }

  /** A partner that is away is asked again later. */
  async #ask(reference: string): Promise<boolean> {
    try {
      const { waivers } = await this.client.state(reference);
      for (const waiver of waivers) await this.#take(reference, waiver);
      await this.signings.reopen(reference);
      return true;
    } catch (error) {
      if (!(error instanceof DomainError && error.code === 'onerisk.unavailable')) throw error;
      this.#logger.warn(`1Risk cannot be asked: ${error.options.reason}`);
      return false;
    }
  }

  async #take(reference: string, waiver: AskedWaiver): Promise<void> {
    const { waiverId, state, posGuestIds, signedAt, documentId } = waiver;
    if (state === 'open' || (state === 'declined' && (await this.#isDeclined(reference, waiverId)))) return;
    const now = this.clock.date();
    const messageId = `asked:${randomUUID()}`;
    const kept = {
      id: messageId,
      source: 'asked' as const,
      body: JSON.stringify(waiver),
      signature: null,
      sentAt: now,
    };
    await this.unitOfWork.run(() => this.messages.insert(kept));
    const word = { messageId, reference, waiverId, state, contactIds: posGuestIds, documentId: documentId ?? null };
    const at = signedAt === undefined ? now : new Date(signedAt);
    await this.words.apply({ ...word, at, correlationId: null }).catch(async (error: unknown) => {
      if (!isGone(error)) throw error;
      await this.unitOfWork.run(() => this.messages.settle(messageId, 'gone', reference));
    });
  }

  /** Then another decline is no news: it is asked about for a signature after all. */
  async #isDeclined(reference: string, waiverId: string): Promise<boolean> {
    return (await this.signings.find(reference, waiverId))?.state === 'declined';
  }
}

/** The place was closed or the activity taken from it after the page was opened: another time it may be there again. */
const isGone = (error: unknown): boolean =>
  error instanceof DomainError && (error.code === 'location.unknown' || error.code === 'activity.unknown');
