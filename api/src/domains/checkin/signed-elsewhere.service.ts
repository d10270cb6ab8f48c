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
interface Written {
  readonly open: readonly Span[];
  readonly after: CheckinScene;
}

const nobody: DoneElsewhere = { contactIds: [], added: [], doneToday: [] };

/** A waiver that was signed with a partner or on paper, as a completion like any other: in one statement, once for each person (D42, D72, I2). */
@Injectable()
export class SignedElsewhereService {
  constructor(
    private readonly scenes: CheckinScenes,
    private readonly queries: CompletionQueries,
    private readonly handOver: HandOver,
  ) {}

  /**
   * Answers for whom it is kept: without people who have left the household. Whom the activity no longer applies to has signed all the same.
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
      stateOf(scene, signed, contactId) === 'done' || isHeld(scene, task.posWaiverId, spanOf(contactId));
    const open = here.filter((contactId) => !isDone(contactId)).map(spanOf);
    const after = scene.after(withAuthorizations(scene, task.posWaiverId, open));
    const doneToday = here.filter((contactId) => stateOf(after, signed, contactId) !== 'open');
    if (open.length === 0) return { contactIds: here, added: [], doneToday };
    const at = { scene, activity, task };
    const isWritten = await this.queries.write(this.#write(signed, at, { open, after }, version));
    return isWritten ? { contactIds: here, added: open.map(({ contactId }) => contactId), doneToday } : null;
  }

  #write(signed: SignedElsewhere, at: TaskThere, { open, after }: Written, version: number): CompletionWrite {
    const { task } = at;
    const posWaiverId = task.posWaiverId as string;
    const items = open.map(({ contactId, startDate, endDate }) => {
      const hash = contentHash(['elsewhere', posWaiverId, signed.reference, startDate, endDate]);
      return { contact_id: contactId, content_hash: hash.toString('hex') };
    });
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
      events: eventsOf(at, { items, effects }, after),
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

/** Undefined for whom the activity asks nothing of the kind any more. */
function stateOf(scene: CheckinScene, { activityId, taskId }: SignedElsewhere, contactId: number) {
  const task = scene.decision(activityId, contactId).tasks.find((one) => one.taskId === taskId);
  if (task?.isComplete) return 'done';
  return task?.isAsked ? 'open' : undefined;
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
