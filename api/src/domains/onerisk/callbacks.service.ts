import { oneRiskCallbackSchema } from '@arrival/contracts';
import { Injectable } from '@nestjs/common';
import { DomainError } from '../../platform/calls/domain-error';
import { Clock } from '../../platform/clock/clock';
import { verifiedMessage } from '../../platform/crypto/webhook-signature';
import { UnitOfWork } from '../../platform/database/unit-of-work';
import { Outbox } from '../../platform/jobs/outbox';
import { SettingsFacade } from '../settings/settings.facade';
import { processMessage } from './jobs/process-message.job';
import { MessagesQueries } from './messages.queries';
import { PartnerWordsService } from './partner-words.service';

/** What the partner tells by itself: believed when it is signed, kept before it is acknowledged, and worked on by a job (D42). */
@Injectable()
export class CallbacksService {
  constructor(
    private readonly settings: SettingsFacade,
    private readonly messages: MessagesQueries,
    private readonly words: PartnerWordsService,
    private readonly outbox: Outbox,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** Resolves when it is kept; an id that came before changes nothing. Throws `onerisk.callback_refused`. */
  async receive(headers: Readonly<Record<string, unknown>>, body: Buffer, correlationId: string): Promise<void> {
    const oneRisk = await this.settings.oneRisk();
    const message = oneRisk && verifiedMessage(headers, body, oneRisk.secret, this.clock.date());
    if (!message) throw new DomainError('onerisk.callback_refused');
    const kept = {
      id: message.id,
      source: 'callback' as const,
      body: message.body,
      signature: String(headers['webhook-signature']),
      sentAt: new Date(message.timestamp * 1000),
    };
    await this.unitOfWork.run(async () => {
      if (await this.messages.insert(kept))
        await this.outbox.add(processMessage, { messageId: message.id }, correlationId);
    });
  }

  /** May come again: what was dealt with is left alone. */
  async process(messageId: string, correlationId: string | null): Promise<void> {
    const message = await this.messages.findOpen(messageId);
    if (!message) return;
    const read = oneRiskCallbackSchema.safeParse(JSON.parse(message.body));
    if (!read.success) return this.unitOfWork.run(() => this.messages.settle(messageId, 'unreadable', null));
    const { type, data } = read.data;
    await this.words.apply({
      messageId,
      reference: data.reference,
      waiverId: data.waiverId,
      state: type === 'waiver.signed' ? 'signed' : 'declined',
      contactIds: data.posGuestIds,
      at: data.signedAt === undefined ? message.sentAt : new Date(data.signedAt),
      documentId: data.documentId ?? null,
      correlationId,
    });
  }
}
