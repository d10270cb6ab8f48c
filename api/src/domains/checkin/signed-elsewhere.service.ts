import { setTimeout as pause } from 'node:timers/promises';
import { signatureDates } from '@arrival/rules';
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
type Span = Pick<PosAuthorization, 'contactId' | 'startDate' | 'endDate'>;

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
    const signedOn = signed.signedOn(scene.catalog.location.timeZone);
    const spanOf = (contactId: number): Span => {
      const { startDate, endDate } = signatureDates(task, signedOn, scene.signee(contactId).dateOfBirth);
      return { contactId, startDate, endDate };
    };
    const isDone = (contactId: number) =>
      scene.decision(activity.id, contactId).tasks.some(({ taskId, isComplete }) => taskId === task.id && isComplete) ||
      isHeld(scene, task.posWaiverId, spanOf(contactId));
    const open = here.filter((contactId) => !isDone(contactId)).map(spanOf);
    if (open.length === 0) return { contactIds: here, added: [] };
    const at = { scene, activity, task };
    const isWritten = await this.queries.write(this.#write(signed, at, open, version));
    return isWritten ? { contactIds: here, added: open.map(({ contactId }) => contactId) } : null;
  }

  #write(signed: SignedElsewhere, at: TaskThere, open: readonly Span[], version: number): CompletionWrite {
    const { scene, task } = at;
    const posWaiverId = task.posWaiverId as string;
    const items = open.map(({ contactId, startDate, endDate }) => {
      const hash = contentHash(['elsewhere', posWaiverId, signed.reference, startDate, endDate]);
      return { contact_id: contactId, content_hash: hash.toString('hex') };
    });
    const after = scene.after(withAuthorizations(scene, posWaiverId, open));
    const effects = open.map(({ contactId, startDate, endDate }) => ({
      kind: 'authorization' as const,
      contactId,
      posWaiverId,
      effectiveOn: startDate,
      expiresOn: endDate,
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
      answers: effects.map(({ contactId, effectiveOn, expiresOn }) => ({
        contact_id: contactId,
        pos_waiver_id: posWaiverId,
        effective_on: effectiveOn,
        expires_on: expiresOn,
      })),
      blob: null,
    };
  }
}

/** Also of somebody for whom nothing is decided, because the activity does not apply to them. */
const isHeld = (
  { household }: CheckinScene,
  posWaiverId: string | null,
  { contactId, startDate, endDate }: Span,
): boolean =>
  household.authorizations.some(
    (held) =>
      held.contactId === contactId &&
      held.posWaiverId === posWaiverId &&
      held.startDate === startDate &&
      held.endDate === endDate,
  );

/** The household as it is with these waivers. */
function withAuthorizations({ household, now }: CheckinScene, posWaiverId: string, spans: readonly Span[]) {
  const added = spans.map(
    ({ contactId, startDate, endDate }): PosAuthorization => ({
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
