import type { CompleteEndpoint, CompletionRequest, HappenedEvent, LanguageTag, Task } from '@arrival/contracts';
import type { TaskDecision } from '@arrival/rules';
import type { Principal } from '../../platform/auth/principal';
import type { CatalogActivity } from '../catalog/catalog.facade';
import type { BroughtPhoto } from '../photos/photos.facade';
import type { GuestEffect } from '../pos/hand-over.facade';
import type { PosContact, PosHousehold } from '../pos/pos.facade';
import type { CheckinScene } from './checkin-scene';
import type { CompletionKind, CompletionWrite } from './completion.queries';

/** A completion as it came in, with what the evidence keeps of the request (D45). */
export interface CompletionCall {
  readonly principal: Principal;
  /** Who acts when it is not the signed-in person, and as what the trail calls it. */
  readonly actor?: { readonly issuer: string; readonly subject: string; readonly action: string };
  readonly endpoint: CompleteEndpoint;
  readonly body: CompletionRequest;
  /** Came along with the call; else the photo was uploaded before (D23). */
  readonly photo?: BroughtPhoto;
  readonly idempotencyKey: string | null;
  /** How long it waited on a phone without a connection (D70). */
  readonly finishedSecondsAgo?: number;
  readonly ip: string | null;
  readonly userAgent: string;
  readonly correlationId: string;
  /** Of the names in the answer. */
  readonly language: LanguageTag;
}

/** One member's task in front of us. */
export interface TaskAtHand {
  readonly scene: CheckinScene;
  readonly activity: CatalogActivity;
  readonly task: Task;
  readonly member: PosContact;
  readonly decision: TaskDecision;
}

/** A task of a place, whomever it applies to. */
export type TaskThere = Pick<TaskAtHand, 'scene' | 'activity' | 'task'>;

/** What a completion is going to write, and the household after it. */
export interface CompletionPlan extends Pick<CompletionWrite, 'items' | 'answers'> {
  readonly kind: CompletionKind;
  readonly action: string;
  readonly after: PosHousehold;
  /** What other systems are told of beyond the tasks that are done. */
  readonly events?: readonly HappenedEvent[];
  /** What the point of sale has to know of it. */
  readonly effects?: readonly GuestEffect[];
  readonly blob?: Buffer;
  readonly jobs?: CompletionWrite['jobs'];
  /** Told once it is written. */
  readonly written?: () => void;
}

/** Decides what one kind of completion writes; null when it is there already, with the same content (D20). */
export interface CompletionPlanner {
  plan(at: TaskAtHand, call: CompletionCall): Promise<CompletionPlan | null>;
}
