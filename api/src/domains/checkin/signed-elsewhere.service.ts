import { setTimeout as pause } from 'node:timers/promises';
import { type SignatureDates, signatureDates } from '@arrival/rules';
import { Injectable } from '@nestjs/common';
import { contentHash } from '../../platform/idempotency/content-hash';
import { HandOver } from '../pos/hand-over.facade';
import type { PosAuthorization } from '../pos/pos.facade';
import type { CheckinScene } from './checkin-scene';
import { CheckinScenes } from './checkin-scenes';
import { CompletionQueries, type CompletionWrite } from './completion.queries';
import { eventsOf } from './completion-events';
import type { TaskThere } from './completion-request';
import type { DoneElsewhere, SignedElsewhere } from './elsewhere';
import { saidOfTask } from './said-of-task';

const ATTEMPTS = 40;
const LONGEST_PAUSE_MS = 50;
const nobody: DoneElsewhere = { contactIds: [], added: [] };

/** A waiver that was signed with a partner or on paper, as a completion like any other: in one statement, once for each person (D42, D72, I2). */
@Injectable()
export class SignedElsewhereService {
  constructor(
    private readonly scenes: CheckinScenes,
    private readonly queries: CompletionQueries,
    private readonly handOver: HandOver,
  ) {}

  /**
   * Answers for whom it is done now: without people who have left the household. Whom the activity no longer applies to has signed all the same.
   * Throws when others write all the time.
   */
  async complete(signed: SignedElsewhere): Promise<DoneElsewhere> {
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      const done = await this.#attempt(signed);
      if (done) return done;
      await pause(Math.random() * LONGEST_PAUSE_MS);
    }
    throw new Error('The household changes all the time');
  }

  /** Null when another write came between the reading and the writing. */
  async #attempt(signed: SignedElsewhere): Promise<DoneElsewhere | null> {
    const opened = await this.scenes.openVersionedOf(signed.headContactId, signed.locationId);
    if (!opened || opened.scene.household.headContactId !== signed.headContactId) return nobody;
    const { scene, version } = opened;
    const activity = scene.activity(signed.activityId);
    const task = activity.tasks.find(({ id }) => id === signed.taskId);
    if (!task?.posWaiverId) return nobody;
    const here = signed.contactIds.filter((id) => scene.household.contacts.some(({ contactId }) => contactId === id));
    const dates = signatureDates(task, signed.signedOn(scene.catalog.location.timeZone));
    const isDone = (contactId: number) =>
      scene.decision(activity.id, contactId).tasks.some(({ taskId, isComplete }) => taskId === task.id && isComplete) ||
      isHeld(scene, task.posWaiverId, contactId, dates);
    const open = here.filter((contactId) => !isDone(contactId));
    if (open.length === 0) return { contactIds: here, added: [] };
    const at = { scene, activity, task };
    const isWritten = await this.queries.write(this.#write(signed, at, { open, dates, version }));
    return isWritten ? { contactIds: here, added: open } : null;
  }

  #write(
    signed: SignedElsewhere,
    at: TaskThere,
    { open, dates, version }: { open: readonly number[]; dates: SignatureDates; version: number },
  ): CompletionWrite {
    const { scene, task } = at;
    const posWaiverId = task.posWaiverId as string;
    const hash = contentHash(['elsewhere', posWaiverId, signed.reference, dates.startDate, dates.endDate]);
    const items = open.map((contact_id) => ({ contact_id, content_hash: hash.toString('hex') }));
    const after = scene.after(withAuthorizations(scene, posWaiverId, open, dates));
    const span = { effectiveOn: dates.startDate, expiresOn: dates.endDate };
    const effects = open.map((contactId) => ({
      kind: 'authorization' as const,
      contactId,
      posWaiverId,
      ...span,
      comment: signed.comment,
      signatureId: signed.reference,
    }));
    return {
      kind: 'signedElsewhere',
      headContactId: signed.headContactId,
      version,
      idempotency: { scope: '', key: null, requestHash: Buffer.alloc(0), answer: '' },
      said: {
        ...saidOfTask(at),
        issuer: signed.by,
        subject: signed.reference,
        email: null,
        action: 'checkin.waiver_signed_elsewhere',
        correlation_id: signed.correlationId,
      },
      items,
      jobs: [],
      events: eventsOf(at, { items }, after),
      handOvers: this.handOver.rowsOf(effects),
      answers: { pos_waiver_id: posWaiverId, effective_on: span.effectiveOn, expires_on: span.expiresOn },
      blob: null,
    };
  }
}

/** Also of somebody for whom nothing is decided, because the activity does not apply to them. */
const isHeld = (
  { household }: CheckinScene,
  posWaiverId: string | null,
  contactId: number,
  { startDate, endDate }: SignatureDates,
): boolean =>
  household.authorizations.some(
    (held) =>
      held.contactId === contactId &&
      held.posWaiverId === posWaiverId &&
      held.startDate === startDate &&
      held.endDate === endDate,
  );

/** The household as it is with these waivers. */
function withAuthorizations(
  { household, now }: CheckinScene,
  posWaiverId: string,
  contactIds: readonly number[],
  { startDate, endDate }: SignatureDates,
) {
  const added = contactIds.map(
    (contactId): PosAuthorization => ({
      contactId,
      posWaiverId,
      startDate,
      endDate,
      signatureId: null,
      createdAtUtc: now.toISOString(),
      comment: null,
      offsetHours: null,
    }),
  );
  return { ...household, authorizations: [...household.authorizations, ...added] };
}
