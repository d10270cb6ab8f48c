import { type Dispatch, useCallback, useEffect } from 'react';
import { chosenPhotos } from './chosen-photos';
import { supportsCropping } from './cut-picture';
import { openFramed } from './frame-by-itself';
import type { Cut } from './photo-form';
import { fileProblem, type PhotoProblem, photoProblem } from './photo-problem';
import type { CutPicture, PhotoEvent } from './photo-state';
import { returnedPhoto } from './returned-photo';
import type { PhotoRounds } from './use-photo-rounds';

/** An open picture is removed first; the new one loads after this (spec §4). */
const replaceMs = 100;
const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

interface Choosing {
  contactId: number;
  taskId: string;
  rounds: PhotoRounds;
  dispatch: Dispatch<PhotoEvent>;
}

/** Opens and frames what is chosen, and what was chosen before the guest went away and came back. */
export function useChoosing({ contactId, taskId, rounds, dispatch }: Choosing) {
  const refuse = useCallback(
    (problem: PhotoProblem) => {
      rounds.next();
      // What was open was removed for it.
      chosenPhotos.forget(contactId);
      dispatch({ type: 'refused', problem });
    },
    [contactId, rounds, dispatch],
  );
  const choose = useCallback(
    async (file: File | undefined, isReplacing: boolean, before?: Cut) => {
      const isOver = rounds.next();
      dispatch({ type: 'chosen' });
      if (isReplacing) await wait(replaceMs);
      const problem = supportsCropping() ? fileProblem(file) : photoProblem('no-support');
      if (isOver()) return;
      if (problem || !file) return refuse(problem ?? photoProblem('file-not-found'));
      dispatch({ type: 'opening' });
      const opened = await openFramed(file, before);
      if (isOver()) return;
      if ('problem' in opened) return refuse(opened.problem);
      const { image, blob, made } = opened;
      chosenPhotos.keep(contactId, { file, made });
      const cut: CutPicture = { url: URL.createObjectURL(blob), blob, made };
      dispatch({ type: 'opened', picture: { url: image.src, image }, cut });
    },
    [contactId, refuse, rounds, dispatch],
  );
  useEffect(() => {
    const kept = chosenPhotos.of(contactId);
    if (kept) void choose(kept.file, false, kept.made);
    else
      returnedPhoto(taskId).then(
        (returned) => returned && dispatch({ type: 'returned', ...returned }),
        (error: unknown) => console.info('The photo could not be opened again', error),
      );
  }, [contactId, taskId, choose, dispatch]);
  return { choose, refuse };
}
