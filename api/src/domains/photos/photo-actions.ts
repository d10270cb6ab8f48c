import { photoActionsSchema, photoOutputSchema } from '@arrival/contracts';
import { z } from 'zod';
import { readField } from './photo-form.facade';

/** What is to be done to the file: turned, then cut, in pixels of the turned picture (D23, spec §3). */
export interface PhotoActions {
  readonly rotation: 0 | 90 | 180 | 270;
  readonly crop: { readonly x: number; readonly y: number; readonly width: number; readonly height: number } | null;
}

export const noActions: PhotoActions = { rotation: 0, crop: null };

/** The widget's own single field holds all its data, the actions among it; there the picture itself may stand in the output. */
const widgetSchema = z.looseObject({
  actions: photoActionsSchema.nullish(),
  output: photoOutputSchema.extend({ image: z.unknown().optional() }).nullish(),
});

const widgetFields = ['slim[]', 'slim', 'data'];

/**
 * What is left to do to the file, by the form's `actions` and `output` or those inside the widget's own field. An output that names its
 * picture is the file itself: it was turned and cut already, and the actions only say how.
 */
export function readActions(fields: ReadonlyMap<string, string>): PhotoActions {
  const widget = widgetFields.find((name) => fields.has(name));
  const data = widget ? readField(widget, widgetSchema, fields.get(widget) ?? '') : {};
  const own = fields.get('actions');
  const actions = own ? readField('actions', photoActionsSchema, own) : data.actions;
  const ownOutput = fields.get('output');
  const output = ownOutput ? readField('output', photoOutputSchema, ownOutput) : data.output;
  if (!actions || output?.image) return noActions;
  const turned = (((actions.rotation ?? 0) % 360) + 360) % 360;
  const { x, y, width, height } = actions.crop ?? {};
  const isCropped = x !== undefined && y !== undefined && width !== undefined && height !== undefined;
  return { rotation: turned as PhotoActions['rotation'], crop: isCropped ? { x, y, width, height } : null };
}
