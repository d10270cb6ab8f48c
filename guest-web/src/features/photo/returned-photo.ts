import { outboxHere } from '../../lib/kept/start';
import { openPicture } from './cut-picture';
import { type PhotoProblem, uploadProblem } from './photo-problem';
import type { CutPicture, OpenPicture } from './photo-state';

interface Returned {
  picture: OpenPicture;
  cut: CutPicture;
  problem: PhotoProblem;
}

/** A photo that was kept on this phone and then not taken, as it was cut: nobody chooses it again. Nothing where there is none. */
export async function returnedPhoto(taskId: string): Promise<Returned | undefined> {
  const refused = await (await outboxHere())?.refusedPicture(taskId);
  if (!refused) return undefined;
  const { picture: blob, refusal } = refused;
  const image = await openPicture(new File([blob], 'photo.jpg', { type: 'image/jpeg' }));
  const area = { x: 0, y: 0, width: image.naturalWidth, height: image.naturalHeight };
  return {
    picture: { url: image.src, image },
    cut: { url: URL.createObjectURL(blob), blob, made: { area, rotation: 0, isManual: false } },
    problem: uploadProblem(refusal),
  };
}
