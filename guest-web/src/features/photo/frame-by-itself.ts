import { squareIn } from './crop';
import { findFace } from './find-face';
import type { Cut } from './photo-form';

/** The cut that nobody has to make: the face in the middle where the browser can tell, else the picture's middle. */
export async function frameByItself(image: HTMLImageElement): Promise<Cut> {
  const size = { width: image.naturalWidth, height: image.naturalHeight };
  return { area: squareIn(size, await findFace(image)), rotation: 0, isManual: false };
}
