import { dayInZone } from '@arrival/rules';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock';
import { UnitOfWork } from '../../platform/database/unit-of-work';
import { CheckinFacade } from '../checkin/checkin.facade';
import { MessagesQueries } from './messages.queries';
import type { OneRiskSigningEntity } from './one-risk-signing.entity';
import { signedWhen } from './signed-when';
import { SigningsQueries } from './signings.queries';

/** What the partner says of one waiver, in a message that is kept. */
export interface PartnerWord {
  readonly messageId: string;
  readonly reference: string;
  readonly waiverId: string;
  readonly state: 'signed' | 'declined';
  readonly contactIds: readonly number[];
  /** When it was signed, or when that was said. */
  readonly at: Date;
  readonly documentId: string | null;
  readonly correlationId: string | null;
}

/**
 * `unknown`: no such signing; `nobody`: for nobody whom we asked for; `repeated`: was so already; `gone`: signed, and it cannot be done here any more,
 * so it is asked about again.
 */
export type WordOutcome = 'signed' | 'declined' | 'repeated' | 'unknown' | 'nobody' | 'gone';

/** And for whom it is so now. */
interface Applied {
  readonly outcome: WordOutcome;
  readonly contactIds: readonly number[];
}

const nothing = (outcome: WordOutcome): Applied => ({ outcome, contactIds: [] });

/** Makes the partner's word true here, whichever way it came; the same again changes nothing (D42). */
@Injectable()
export class PartnerWordsService {
  constructor(
    private readonly checkin: CheckinFacade,
    private readonly signings: SigningsQueries,
    private readonly messages: MessagesQueries,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** Throws what a completion throws, and then nothing is settled: it is tried again. */
  async apply(word: PartnerWord): Promise<WordOutcome> {
    const signing = await this.signings.find(word.reference, word.waiverId);
    const applied = signing ? await this.#applyTo(signing, word) : nothing('unknown');
    await this.unitOfWork.run(() => this.#settle(word, applied));
    return applied.outcome;
  }

  async #applyTo(signing: OneRiskSigningEntity, word: PartnerWord): Promise<Applied> {
    const asked = word.contactIds.filter((id) => signing.contactIds.includes(id));
    if (asked.length === 0) return nothing('nobody');
    const contactIds = asked.filter((id) => !signing.signedIds.includes(id));
    if (contactIds.length === 0) return nothing('repeated');
    if (word.state === 'declined') return { outcome: 'declined', contactIds };
    const { reference, headContactId, locationId, activityId, taskId } = signing;
    const { documentId, correlationId } = word;
    const at = signedWhen(word.at, { askedAt: signing.createdAt, now: this.clock.date() });
    const { contactIds: done } = await this.checkin.completeElsewhere({
      by: '1Risk',
      reference,
      headContactId,
      locationId,
      activityId,
      taskId,
      contactIds,
      signedOn: (timeZone) => dayInZone(at, timeZone),
      comment: documentId === null ? 'Signed with 1Risk.' : `Signed with 1Risk, document ${documentId}.`,
      correlationId,
    });
    return done.length === 0 ? nothing('gone') : { outcome: 'signed', contactIds: done };
  }

  async #settle(word: PartnerWord, { outcome, contactIds }: Applied): Promise<void> {
    const { messageId, reference, waiverId, documentId } = word;
    if (outcome === 'signed') await this.signings.markSigned(reference, waiverId, contactIds, documentId);
    if (outcome === 'declined') await this.signings.markDeclined(reference, waiverId, contactIds);
    await this.messages.settle(messageId, outcome, outcome === 'unknown' ? null : reference);
  }
}
