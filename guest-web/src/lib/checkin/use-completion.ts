import { apiRoutes, type CompletionRequest, type ContactTask } from '@arrival/contracts';
import { useExternalStore } from '@arrival/web/external-store';
import { useCallback, useEffect, useRef, useState } from 'react';
import { saving } from '../../words/checkin';
import { wordsOf } from '../../words/words';
import { isWaiting } from '../kept/entry';
import { isBehindOthers, type Keepable, keepInstead } from '../kept/keep-instead';
import { outboxState } from '../kept/outbox-state';
import { outboxHere } from '../kept/start';
import type { ProblemError } from '../problem';
import { toast } from '../toast';
import { post } from '../transport';
import { markSaved, markUnsaved } from '../unsaved';
import type { Completed, CompletionOptions, CompletionOutcome, RelatedObject } from './checkin-context';
import { completionKeys } from './completion-keys';
import { isSettled, type SaveState, shownState } from './save-state';
import { type Sending, sendUntilAnswered } from './send';
import { useIsHere } from './use-is-here';

interface Attempt {
  state: SaveState;
  /** The try that is under way. */
  request?: Promise<ContactTask>;
  task: ContactTask;
  completed: Completed;
  options: CompletionOptions;
  sending?: Sending<ContactTask>;
  resolve: (outcome: CompletionOutcome) => void;
}

const savedForMs = 2000;
/** For as long as the app is open: who comes back to a task and sends the same again sends it under the same key. */
const keys = completionKeys();

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

async function store({ task, completed, options }: Attempt, signal: AbortSignal): Promise<ContactTask> {
  const relatedObject = typeof completed === 'function' ? await completed(signal) : completed;
  const body = bodyOf(task, relatedObject, options.isSkipped ?? false);
  const idempotencyKey = keys.keyFor(task.id, options.photo?.picture ?? body);
  return post(apiRoutes.complete + task.completeEndpoint, body, { idempotencyKey, signal });
}

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
function keepable(mine: Attempt): Keepable {
  const { task, completed, options } = mine;
  const { photo, isSkipped = false, contactIds = [] } = options;
  const body = bodyOf(task, typeof completed === 'function' ? null : completed, isSkipped);
  return {
    completion: typeof completed === 'function' && !photo ? undefined : { task, body, contactIds, photo },
    key: () => keys.keyFor(task.id, photo?.picture ?? body),
    request: () => mine.request,
    isAsked: () => mine.state !== 'signedOut',
    ended: () => mine.sending?.result,
  };
}

/**
 * POST /api/tasks/contact/complete{completeEndpoint} (D20), one at a time: a second press sends nothing, every try of the same content goes
 * under the same key. What waits goes on when the guest leaves the path for another page; only closing the tab ends it.
 */
export function useCompletion(onStored: (answer: ContactTask, options: CompletionOptions) => void) {
  const [state, setState] = useState<SaveState>('idle');
  const [failure, setFailure] = useState<ProblemError>();
  const attempt = useRef<Attempt>(undefined);
  const stored = useRef(onStored);
  stored.current = onStored;
  const isHere = useIsHere();

  const settle = useCallback((mine: Attempt, next: SaveState, outcome: CompletionOutcome) => {
    attempt.current = undefined;
    markSaved(unsavedKey(mine));
    setState(next);
    mine.resolve(outcome);
  }, []);

  const run = useCallback(async (): Promise<void> => {
    const mine = attempt.current;
    if (!mine) return;
    const name = mine.task.contact.firstName;
    setFailure(undefined);
    markUnsaved(unsavedKey(mine), 'page');
    const kept = keepInstead(keepable(mine)).catch((error: unknown) => {
      // A full phone keeps nothing more: then it waits for its answer here, and the page says so.
      console.info('Not kept on this phone', error);
      mine.sending ??= send(mine, setState);
      return mine.sending.result;
    });
    if (!isBehindOthers()) mine.sending = send(mine, setState);
    const sent = await (mine.sending ? Promise.race([mine.sending.result, kept]) : kept);
    if (attempt.current !== mine) return;
    if ('keptAs' in sent) {
      mine.sending?.leave();
      keys.forget(mine.task.id);
      stored.current(sent.keptAs, mine.options);
      settle(mine, 'kept', { ok: true });
    } else if (sent.ok) {
      keys.forget(mine.task.id);
      void outboxHere().then((outbox) => outbox?.redone(mine.task.id));
      stored.current(sent.answer, mine.options);
      settle(mine, 'saved', { ok: true });
      if (!isHere.current) toast.success(wordsOf(saving).savedFor({ names: [name] }));
    } else if (sent.error && !isHere.current) {
      settle(mine, 'idle', { ok: false, error: sent.error });
      toast.error(wordsOf(saving).notSavedFor({ name }));
    } else if (sent.error && !mine.options.expectedCodes?.includes(sent.error.code)) {
      setState('idle');
      setFailure(sent.error);
    } else settle(mine, 'idle', { ok: false, error: sent.error });
  }, [settle, isHere]);

  const complete = useCallback(
    (task: ContactTask, completed: Completed, options: CompletionOptions = {}): Promise<CompletionOutcome> => {
      if (attempt.current) return Promise.resolve({ ok: false, error: undefined });
      return new Promise((resolve) => {
        attempt.current = { state: 'saving', task, completed, options, resolve };
        void run();
      });
    },
    [run],
  );
  const giveUp = useCallback(() => {
    setFailure(undefined);
    const mine = attempt.current;
    mine?.sending?.giveUp();
    if (mine) settle(mine, 'idle', { ok: false, error: undefined });
  }, [settle]);
  const sendNow = useCallback(() => attempt.current?.sending?.now(), []);

  useEffect(() => {
    if (!isSettled(state)) return;
    const timer = setTimeout(() => setState('idle'), savedForMs);
    return () => clearTimeout(timer);
  }, [state]);

  const isSomethingWaiting = useExternalStore(outboxState).entries.some(isWaiting);
  return { state: shownState(state, isSomethingWaiting), failure, complete, retry: run, sendNow, giveUp };
}

const unsavedKey = ({ task }: Attempt): string => `completion.${task.id}`;
