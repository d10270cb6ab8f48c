import { type PhotoActions, type PhotoOutput, photoSize } from '@arrival/contracts';
import type { Area } from './crop';

/** What was done to a picture before it is sent. */
export interface Cut {
  area: Area;
  /** Degrees, clockwise. */
  rotation: number;
  /** Somebody moved, enlarged or turned it; else it is as the widget placed it. */
  isManual: boolean;
}

/** The widget's form (D23): the picture, which is cut already, and what was done to it (spec §3). */
export function photoForm(picture: Blob, { area, rotation, isManual }: Cut): FormData {
  const { x, y, width, height } = area;
  const output: PhotoOutput = { width: photoSize, height: photoSize, type: 'image/jpeg', image: 'file' };
  const actions: PhotoActions = { rotation, crop: { x, y, width, height, type: isManual ? 'manual' : 'auto' } };
  const form = new FormData();
  form.set('output', JSON.stringify(output));
  form.set('actions', JSON.stringify(actions));
  form.set('file', picture, 'photo.jpg');
  return form;
}
