import { setTimeout as pause } from 'node:timers/promises';
import {
  type CompleteEndpoint,
  type ContactTask,
  type ContactTaskKey,
  completeEndpoints,
  parseContactTaskId,
  type TaskTypeId,
} from '@arrival/contracts';
import { newestProfile } from '@arrival/rules';
import { Injectable } from '@nestjs/common';
import { DomainError } from '../../platform/calls/domain-error';
import { HandOver } from '../pos/hand-over.facade';
import type { CheckinScene } from './checkin-scene';
import { CheckinScenes } from './checkin-scenes';
import { ChildRegistrationPlanner } from './child-registration.planner';
import { CompletionQueries, type CompletionWrite } from './completion.queries';
import { eventsOf } from './completion-events';
import type { CompletionCall, CompletionPlan, CompletionPlanner, TaskAtHand } from './completion-request';
import { ContactTaskBuilder } from './contact-task-builder';
import { CounterReads } from './counter/counter-reads.service';
import { OneAtATime } from './one-at-a-time';
import { PhotoPlanner } from './photo.planner';
import { RememberedAnswers, scopeOf } from './remembered-answers';
import { RentalProfilePlanner } from './rental-profile.planner';
import { saidOfTask } from './said-of-task';
import { SkipPlanner } from './skip.planner';
import { WaiverPlanner } from './waiver.planner';

/**
 * Calls of one person take turns here, so races come from other processes and other writers alone; each lost one costs one more read. As
 * many as a large family has tasks: who loses does so to somebody who has finished one. The pause ends the step in which two processes race.
 */
const attempts = 40;
const LONGEST_PAUSE_MS = 20;

/** Completes contact tasks: once, all of it or nothing, however often it is sent (D20, I1, I2). */
@Injectable()
export class CompletionService {
  readonly #planners: Readonly<Record<CompleteEndpoint, CompletionPlanner>>;
  readonly #callsOfPerson = new OneAtATime();

  constructor(
    private readonly scenes: CheckinScenes,
    private readonly queries: CompletionQueries,
    private readonly builder: ContactTaskBuilder,
    private readonly remembered: RememberedAnswers,
    private readonly handOver: HandOver,
    private readonly counterReads: CounterReads,
    private readonly skips: SkipPlanner,
    waivers: WaiverPlanner,
    rentalProfiles: RentalProfilePlanner,
    childRegistrations: ChildRegistrationPlanner,
    photos: PhotoPlanner,
  ) {
    this.#planners = {
      '/Waiver': waivers,
      '/RentalProfile': rentalProfiles,
      '/ChildRegistration': childRegistrations,
      '/Photo': photos,
    };
  }

  /** The contact task after its completion or skip. */
  async complete(call: CompletionCall): Promise<ContactTask> {
    const key = parseContactTaskId(call.body.id);
    if (key.taskId !== call.body.taskId || key.contactId !== call.body.contact.contactId) {
      throw new DomainError('request.invalid', { errors: [{ path: 'id', message: 'This is another contact task' }] });
    }
    return this.#callsOfPerson.run(scopeOf(call), () => this.#untilWritten(call, key));
  }

  async #untilWritten(call: CompletionCall, key: ContactTaskKey): Promise<ContactTask> {
    for (let attempt = 0; attempt < attempts; attempt++) {
      const answer = await this.#attempt(call, key).catch((refused: unknown) => this.#repeated(call, refused));
      if (answer) return answer;
      if (attempt > 0) await pause(Math.random() * LONGEST_PAUSE_MS);
    }
    throw new DomainError('request.conflict');
  }

  /** Null when another write came between the reading and the writing. */
  async #attempt(call: CompletionCall, key: ContactTaskKey): Promise<ContactTask | null> {
    const { scene: now, version } = await this.scenes.openVersioned(call.principal, key.locationId, call.language);
    const scene = now.onDayOf(call.finishedSecondsAgo ?? 0);
    const at = this.#taskAtHand(scene, key, call.endpoint);
    await this.#noteRead(call, at);
    const plan = await (call.body.isSkipped ? this.skips : this.#planners[call.endpoint]).plan(at, call);
    if (plan) {
      const after = now.after(plan.after);
      const answer = this.#answer(after, scene, key);
      const events = eventsOf({ ...at, scene: now }, plan, after);
      if (await this.queries.write(this.#write(call, at, plan, version, { answer, events }))) {
        plan.written?.();
        return answer;
      }
    }
    const earlier = await this.remembered.find(call);
    // What was said on another day holds no more (D70).
    if (earlier && scene.today === now.today) return earlier;
    return earlier || !plan ? this.#answer(now, scene, key) : null;
  }

  /** What is on file stands in a skip's answer, and in the refusal of a save that did not see it. */
  async #noteRead(
    { principal, endpoint, correlationId }: CompletionCall,
    { scene, member }: TaskAtHand,
  ): Promise<void> {
    if (endpoint !== '/ChildRegistration') return;
    const isOnFile = newestProfile(scene.household.childRegistrations, member.contactId) !== undefined;
    await this.counterReads.note(principal, isOnFile ? [member] : [], correlationId);
  }

  /** A repeated call is answered as before, whatever would be said against it since: somebody saved a newer profile, the resort asks it no more (D20). */
  async #repeated(call: CompletionCall, refused: unknown): Promise<ContactTask> {
    const earlier = refused instanceof DomainError && (await this.remembered.find(call));
    if (!earlier) throw refused;
    return earlier;
  }

  #taskAtHand(scene: CheckinScene, key: ContactTaskKey, endpoint: CompleteEndpoint): TaskAtHand {
    const member = scene.member(key.contactId);
    const activity = scene.activity(key.activityId);
    const task = activity.tasks.find(({ id }) => id === key.taskId);
    if (!task || completeEndpoints[task.taskTypeId as TaskTypeId] !== endpoint) throw new DomainError('task.unknown');
    return { scene, activity, task, member, decision: scene.taskDecision(activity.id, task.id, member.contactId) };
  }

  /** As it stands now; as on the day on which it was finished where it is asked no more since. */
  #answer(now: CheckinScene, then: CheckinScene, { activityId, taskId, contactId }: ContactTaskKey): ContactTask {
    const scene = now.asks(activityId, taskId, contactId) ? now : then.after(now.household);
    return this.builder.build(scene, activityId, taskId, contactId);
  }

  #write(
    call: CompletionCall,
    at: TaskAtHand,
    { kind, action, items, answers, blob, jobs, effects }: CompletionPlan,
    version: number,
    { answer, events }: { readonly answer: ContactTask; readonly events: CompletionWrite['events'] },
  ): CompletionWrite {
    const { principal, actor, correlationId } = call;
    const said = {
      ...saidOfTask(at),
      issuer: (actor ?? principal).issuer,
      subject: (actor ?? principal).subject,
      email: actor ? null : (principal.email ?? null),
      action: actor?.action ?? action,
      correlation_id: correlationId,
    };
    const { headContactId } = at.scene.household;
    const idempotency = this.remembered.record(call, answer);
    return {
      kind,
      headContactId,
      version,
      idempotency,
      said,
      items,
      jobs: jobs ?? [],
      events,
      handOvers: this.handOver.rowsOf(effects ?? []),
      answers,
      blob: blob ?? null,
    };
  }
}
