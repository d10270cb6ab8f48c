import { apiRoutes, type CompletionRequest, type ContactTask } from '@arrival/contracts';
import { post } from '../api/transport';
import { isBehindOthers, type Keepable, keepInstead } from '../kept/keep-instead';
import type { CompletionOptions, CompletionOutcome, RelatedObject } from './checkin-context';
import { completionKeys } from './completion-keys';
import type { SaveState } from './save-state';
import { type Sending, type Sent, sendUntilAnswered } from './send';
import { sendPhoto } from './send-photo';

/** One completion from the guest's press until it is settled. */
export interface Attempt {
  state: SaveState;
  /** The try that is under way. */
  request?: Promise<ContactTask>;
  task: ContactTask;
  completed: RelatedObject;
  /** Milliseconds since 1970. */
  finishedAt: number;
  options: CompletionOptions;
  sending?: Sending<ContactTask>;
  resolve: (outcome: CompletionOutcome) => void;
}

/** For as long as the app is open: who comes back to a task and sends the same again sends it under the same key. */
export const keys = completionKeys();

function bodyOf(task: ContactTask, relatedObject: RelatedObject, isSkipped: boolean): CompletionRequest {
  const { id, taskId, taskTypeId, completeEndpoint } = task;
  return {
    id,
    taskId,
    taskTypeId,
    completeEndpoint,
    contact: { contactId: task.contact.contactId },
    relatedObject,
    isSkipped,
  };
}

function store({ task, completed, finishedAt, options }: Attempt, signal: AbortSignal): Promise<ContactTask> {
  const { photo } = options;
  const body = bodyOf(task, completed, options.isSkipped ?? false);
  const idempotencyKey = keys.keyFor(task.id, photo?.picture ?? body);
  if (photo) return sendPhoto({ body, photo, idempotencyKey, signal });
  return post(apiRoutes.complete + task.completeEndpoint, body, { idempotencyKey, finishedAt, signal });
}

/** Tries until it is answered; each change of its state is told. */
const send = (mine: Attempt, onState: (state: SaveState) => void): Sending<ContactTask> =>
  sendUntilAnswered(
    (signal) => {
      mine.request = store(mine, signal);
      return mine.request;
    },
    (state) => {
      mine.state = state;
      onState(state);
    },
  );

/** The same completion as this phone can keep it. */
function keepable(mine: Attempt, sending: Sending<ContactTask> | undefined): Keepable {
  const { task, completed, finishedAt, options } = mine;
  const { photo, isSkipped = false, contactIds = [] } = options;
  const body = bodyOf(task, completed, isSkipped);
  return {
    completion: { task, body, contactIds, photo, finishedAt },
    key: () => keys.keyFor(task.id, photo?.picture ?? body),
    request: () => mine.request,
    isAsked: () => mine.state !== 'signedOut',
    ended: sending?.result,
  };
}

/** Its answer, or what this phone keeps instead. What comes behind others is not sent, but kept. */
export function sendOrKeep(
  mine: Attempt,
  onState: (state: SaveState) => void,
): Promise<Sent<ContactTask> | { keptAs: ContactTask }> {
  const sending = isBehindOthers() ? undefined : send(mine, onState);
  mine.sending = sending;
  const kept = keepInstead(keepable(mine, sending)).catch((error: unknown) => {
    // A full phone keeps nothing more: then it waits for its answer here, and the page says so.
    console.info('Not kept on this phone', error);
    mine.sending ??= send(mine, onState);
    return mine.sending.result;
  });
  return sending ? Promise.race([sending.result, kept]) : kept;
}

export const unsavedKey = ({ task }: Attempt): string => `completion.${task.id}`;
