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

/** What was done to a picture that is cut already (spec §3), as the form's fields. */
export function photoFields({ area, rotation, isManual }: Cut): Readonly<Record<string, string>> {
  const { x, y, width, height } = area;
  const output: PhotoOutput = { width: photoSize, height: photoSize, type: 'image/jpeg', image: 'file' };
  const actions: PhotoActions = { rotation, crop: { x, y, width, height, type: isManual ? 'manual' : 'auto' } };
  return { output: JSON.stringify(output), actions: JSON.stringify(actions) };
}
