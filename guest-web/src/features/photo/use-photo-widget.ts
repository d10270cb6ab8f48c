import { useReducer } from 'react';
import type { ProblemError } from '../../lib/api/problem';
import type { CompletionOutcome } from '../../lib/completion/checkin-context';
import { chosenPhotos } from './chosen-photos';
import { cutPicture } from './cut-picture';
import type { Cut } from './photo-form';
import { type PhotoProblem, photoProblem, refusals, uploadProblem } from './photo-problem';
import { type CutPicture, photoReducer } from './photo-state';
import { useChoosing } from './use-choosing';
import { usePhotoRounds } from './use-photo-rounds';

/** What the widget says itself; anything else the check-in has said. */
function problemOf(error: ProblemError | undefined): { problem?: PhotoProblem } {
  return error && refusals.some((refusal) => refusal === error.code) ? { problem: uploadProblem(error.problem) } : {};
}

interface Storing {
  contactId: number;
  taskId: string;
  /** Completes the task with the photo; tells how much of it has been sent. */
  store: (cut: CutPicture, onProgress: (share: number) => void) => Promise<CompletionOutcome>;
  /** Sends no more of what is under way. */
  stop: () => void;
}

export type PhotoWidgetHook = ReturnType<typeof usePhotoWidget>;

/** Choosing, cutting and sending one member's photo (spec §4). What could not be stored keeps the picture for another try. */
export function usePhotoWidget({ contactId, taskId, store, stop }: Storing) {
  const [state, dispatch] = useReducer(photoReducer, { kind: 'empty' });
  const rounds = usePhotoRounds(stop);
  const { choose, refuse } = useChoosing({ contactId, taskId, rounds, dispatch });

  const send = async (cut: CutPicture) => {
    const isOver = rounds.over();
    rounds.isUploading = true;
    const outcome = await store(cut, (share) => {
      if (isOver()) return;
      // What has arrived is being stored.
      rounds.isUploading = share < 1;
      dispatch({ type: 'sent', share });
    });
    if (isOver()) return;
    rounds.isUploading = false;
    if (outcome.ok) chosenPhotos.forget(contactId);
    else dispatch({ type: 'uploadFailed', ...problemOf(outcome.error) });
  };
  const confirm = async (made: Cut) => {
    if (state.kind !== 'editor') return;
    const isOver = rounds.next();
    const blob = await cutPicture(state.picture.image, made);
    if (isOver()) return;
    if (!blob) return dispatch({ type: 'notCut', problem: photoProblem('no-support') });
    const cut: CutPicture = { url: URL.createObjectURL(blob), blob, made };
    dispatch({ type: 'cut', cut });
    await send(cut);
  };
  /** As it is framed, or once more. */
  const use = async () => {
    if (state.kind !== 'framed' && state.kind !== 'preview') return;
    dispatch({ type: 'send' });
    await send(state.cut);
  };
  const remove = () => {
    rounds.next();
    chosenPhotos.forget(contactId);
    dispatch({ type: 'remove' });
  };
  return {
    state,
    /** Another photo may take the place of one that is still on its way, not of one that is being stored. */
    mayReplace: () => rounds.isUploading,
    choose: (file: File | undefined) =>
      void choose(file, ['framed', 'editor', 'upload', 'preview'].includes(state.kind)),
    refuse,
    confirm,
    use,
    edit: () => dispatch({ type: 'edit' }),
    frame: (made: Cut) => chosenPhotos.frame(contactId, made),
    remove,
  };
}
