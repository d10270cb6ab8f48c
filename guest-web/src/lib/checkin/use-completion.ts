import { apiRoutes, type CompletionRequest, type ContactTask } from '@arrival/contracts';
import { useCallback, useEffect, useRef, useState } from 'react';
import { isProblem, type ProblemError, unreachable } from '../problem';
import { session } from '../session';
import { post } from '../transport';
import type { CompletionOptions, CompletionOutcome } from './checkin-context';
import { completionKeys } from './completion-keys';
import type { SaveState } from './save-state';

interface Attempt {
  path: string;
  body: CompletionRequest;
  key: string;
  options: CompletionOptions;
  resolve: (outcome: CompletionOutcome) => void;
}

const savedForMs = 2000;

function bodyOf(task: ContactTask, relatedObject: CompletionRequest['relatedObject'], isSkipped: boolean): CompletionRequest {
  const { id, taskId, taskTypeId, completeEndpoint } = task;
  return { id, taskId, taskTypeId, completeEndpoint, contact: { contactId: task.contact.contactId }, relatedObject, isSkipped };
}

/**
 * POST /api/tasks/contact/complete{completeEndpoint} (D20), one at a time: a second press sends nothing, Try again sends the same
 * content under the same key, and what could not be sent without a connection or a sign-in goes out by itself once there is one.
 */
export function useCompletion(onStored: (answer: ContactTask, options: CompletionOptions) => void) {
  const [state, setState] = useState<SaveState>('idle');
  const [failure, setFailure] = useState<ProblemError>();
  const [keys] = useState(() => completionKeys());
  const attempt = useRef<Attempt>(undefined);
  const stored = useRef(onStored);
  stored.current = onStored;

  const run = useCallback(async (): Promise<void> => {
    const mine = attempt.current;
    if (!mine) return;
    const settle = (next: SaveState, outcome: CompletionOutcome) => {
      attempt.current = undefined;
      setState(next);
      mine.resolve(outcome);
    };
    setFailure(undefined);
    setState('saving');
    try {
      const answer = await post<ContactTask>(mine.path, mine.body, { idempotencyKey: mine.key });
      keys.forget(mine.body.id);
      stored.current(answer, mine.options);
      settle('saved', { ok: true });
    } catch (thrown) {
      const error = isProblem(thrown) ? thrown : unreachable(thrown);
      if (error.problem.status === 401) setState('signedOut');
      else if (error.isOffline && !navigator.onLine) setState(mine.options.isMemoryOnly ? 'waitingInMemory' : 'waiting');
      else if (mine.options.expectedCodes?.includes(error.code)) settle('idle', { ok: false, error });
      else {
        setState('idle');
        setFailure(error);
      }
    }
  }, [keys]);

  const complete = useCallback(
    (task: ContactTask, relatedObject: CompletionRequest['relatedObject'], options: CompletionOptions = {}): Promise<CompletionOutcome> => {
      if (attempt.current) return Promise.resolve({ ok: false, error: undefined });
      const body = bodyOf(task, relatedObject, options.isSkipped ?? false);
      return new Promise((resolve) => {
        attempt.current = { path: apiRoutes.complete + task.completeEndpoint, body, key: keys.keyFor(task.id, body), options, resolve };
        void run();
      });
    },
    [keys, run],
  );

  const giveUp = useCallback(() => {
    const mine = attempt.current;
    attempt.current = undefined;
    setFailure(undefined);
    setState('idle');
    mine?.resolve({ ok: false, error: undefined });
  }, []);

  useEffect(() => {
    const stop = resumeWhen(state, () => void run());
    return stop;
  }, [state, run]);
  useEffect(() => {
    if (state !== 'saved') return;
    const timer = setTimeout(() => setState('idle'), savedForMs);
    return () => clearTimeout(timer);
  }, [state]);

  return { state, failure, complete, retry: run, giveUp };
}

/** Waits for the connection, or for the guest to sign in again. */
function resumeWhen(state: SaveState, resume: () => void): (() => void) | undefined {
  if (state === 'waiting' || state === 'waitingInMemory') {
    window.addEventListener('online', resume);
    return () => window.removeEventListener('online', resume);
  }
  if (state === 'signedOut') {
    const refused = session.get()?.accessToken;
    return session.subscribe(() => {
      const token = session.get()?.accessToken;
      if (token && token !== refused) resume();
    });
  }
  return undefined;
}
