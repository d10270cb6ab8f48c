import type { ContactTask } from '@arrival/contracts';
import { useExternalStore } from '@arrival/web/external-store';
import { useCallback, useEffect, useRef, useState } from 'react';
import { saving } from '../../words/checkin';
import { wordsOf } from '../../words/words';
import type { ProblemError } from '../api/problem';
import { queryClient } from '../api/query-client';
import { markSaved, markUnsaved } from '../drafts/unsaved';
import { householdChanged } from '../household';
import { isWaiting } from '../kept/entry';
import { outboxState } from '../kept/outbox-state';
import { outboxHere } from '../kept/start';
import { toast } from '../toast';
import { type Attempt, keys, sendOrKeep, unsavedKey } from './attempt';
import type { CompletionOptions, CompletionOutcome, RelatedObject } from './checkin-context';
import { isSettled, type SaveState, shownState } from './save-state';
import { useIsHere } from './use-is-here';

const savedForMs = 2000;

/**
 * POST /api/tasks/contact/complete{completeEndpoint} (D20), one at a time: a second press sends nothing, every try of the same content goes
 * under the same key. What waits goes on when the guest leaves the path for another page; only closing the tab ends it.
 */
export function useCompletion(onStored: (answer: ContactTask, options: CompletionOptions) => void) {
  const [state, setState] = useState<SaveState>('idle');
  useEndOf(state, setState);
  const [failure, setFailure] = useState<ProblemError>();
  const attempt = useRef<Attempt>(undefined);
  const stored = useRef(onStored);
  stored.current = onStored;
  const isHere = useIsHere();

  const settle = useCallback((mine: Attempt, next: SaveState, outcome: CompletionOutcome) => {
    attempt.current = undefined;
    markSaved(unsavedKey(mine));
    // Nothing of a skip is saved that a guest would look for.
    setState(mine.options.isSkipped ? 'idle' : next);
    mine.resolve(outcome);
  }, []);

  const run = useCallback(async (): Promise<void> => {
    const mine = attempt.current;
    if (!mine) return;
    const name = mine.task.contact.firstName;
    setFailure(undefined);
    markUnsaved(unsavedKey(mine), 'page');
    const sent = await sendOrKeep(mine, setState);
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
      if (!isHere.current && !mine.options.isSkipped) toast.success(wordsOf(saving).savedFor({ names: [name] }));
    } else if (sent.error && !isHere.current) {
      settle(mine, 'idle', { ok: false, error: sent.error });
      toast.error(wordsOf(saving).notSavedFor({ name }));
    } else if (sent.error && !mine.options.expectedCodes?.includes(sent.error.code)) {
      // What was typed for it says so itself: the guest may go elsewhere now.
      markSaved(unsavedKey(mine));
      setState('idle');
      setFailure(sent.error);
    } else settle(mine, 'idle', { ok: false, error: sent.error });
  }, [settle, isHere]);

  const complete = useCallback(
    (task: ContactTask, completed: RelatedObject, options: CompletionOptions = {}): Promise<CompletionOutcome> => {
      if (attempt.current) return Promise.resolve({ ok: false, error: undefined });
      return new Promise((resolve) => {
        attempt.current = { state: 'saving', task, completed, finishedAt: Date.now(), options, resolve };
        void run();
      });
    },
    [run],
  );
  const giveUp = useCallback(() => {
    setFailure(undefined);
    // The forms take only what is asked of whom: that may have changed since this check-in began, and would be refused each time.
    if (failure?.isRefusal) {
      void queryClient.invalidateQueries({ queryKey: ['grouping'] });
      void queryClient.invalidateQueries(householdChanged);
    }
    const mine = attempt.current;
    mine?.sending?.giveUp();
    if (mine) settle(mine, 'idle', { ok: false, error: undefined });
  }, [settle, failure]);
  const sendNow = useCallback(() => attempt.current?.sending?.now(), []);

  const isSomethingWaiting = useExternalStore(outboxState).entries.some(isWaiting);
  return { state: shownState(state, isSomethingWaiting), failure, complete, retry: run, sendNow, giveUp };
}

/** What is settled is told for a moment. */
function useEndOf(state: SaveState, setState: (state: SaveState) => void): void {
  useEffect(() => {
    if (!isSettled(state)) return;
    const timer = setTimeout(() => setState('idle'), savedForMs);
    return () => clearTimeout(timer);
  }, [state, setState]);
}
