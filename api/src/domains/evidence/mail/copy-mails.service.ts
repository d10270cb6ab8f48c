import type { CopyMail, LanguageTag } from '@arrival/contracts';
import { Inject, Injectable } from '@nestjs/common';
import { z } from 'zod';
import { APP_CONFIG, type AppConfig } from '../../../config/app-config';
import { UnitOfWork } from '../../../platform/database/unit-of-work';
import { plannedPause } from '../../../platform/jobs/planned-pause';
import { Mailer, type MailOutcome } from '../../../platform/mail/mailer';
import { WaiverCopyService } from '../copies/waiver-copy.service';
import { CopyMailsQueries, type OpenMail } from './copy-mails.queries';
import { type CopyToSend, copyLetter } from './letter';
import { mailPauses } from './mail-schedule';

const oneAddress = z.email();
const noAddress: MailOutcome = { isSent: false, isFinal: true, reply: 'no address' };

/** Brings the signer the copies of what they signed, once for each signing, when the operator has a mail server (D46). */
@Injectable()
export class CopyMailsService {
  readonly #profileUrl: string;

  constructor(
    @Inject(APP_CONFIG) { publicUrl }: Pick<AppConfig, 'publicUrl'>,
    private readonly mailer: Mailer,
    private readonly queries: CopyMailsQueries,
    private readonly copies: WaiverCopyService,
    private readonly unitOfWork: UnitOfWork,
  ) {
    this.#profileUrl = `${publicUrl}/profile`;
  }

  /** A second time for the same signing changes nothing. */
  async ask(groupId: string, signatureIds: readonly string[], language: LanguageTag): Promise<void> {
    if (this.mailer.isThere) await this.unitOfWork.run(() => this.queries.add(groupId, signatureIds, language));
  }

  /** What is due becomes jobs. */
  async round(): Promise<void> {
    if (this.mailer.isThere) await this.unitOfWork.run(() => this.queries.handOut());
  }

  /** One try. The next one is a row; answers why there is none when it was the last. */
  async send(groupId: string): Promise<string | undefined> {
    const open = this.mailer.isThere ? await this.queries.open(groupId) : undefined;
    if (!open) {
      await this.queries.putBack(groupId);
      return undefined;
    }
    const outcome = await this.#send(open);
    if (outcome.isSent) {
      await this.queries.record({ groupId, status: 'sent', reply: null, pauseSeconds: 0 });
      return undefined;
    }
    const { isFinal, reply } = outcome;
    const pauseSeconds = isFinal ? null : plannedPause(open.attempts + 1, mailPauses, Math.random());
    const status = isFinal ? 'refused' : pauseSeconds === null ? 'givenUp' : 'waiting';
    await this.queries.record({ groupId, status, reply, pauseSeconds: pauseSeconds ?? 0 });
    return status === 'waiting' ? undefined : `The copy could not be delivered: ${reply}`;
  }

  /** Undefined when there is no such signature. */
  async stateOf(signatureId: string): Promise<CopyMail | undefined> {
    const found = await this.queries.find(signatureId);
    return found && (found.state === 'none' && !this.mailer.isThere ? { ...found, state: 'off' } : found);
  }

  async #send({ groupId, signatureIds, language, name, address }: OpenMail): Promise<MailOutcome> {
    const to = oneAddress.safeParse(address);
    if (!to.success) return noAddress;
    const copies: CopyToSend[] = [];
    for (const signatureId of signatureIds) copies.push(await this.copies.ofAnybody(signatureId));
    const letter = copyLetter({ name, language, profileUrl: this.#profileUrl }, copies);
    return this.mailer.send({ ...letter, key: groupId, to: { name, address: to.data } });
  }
}
