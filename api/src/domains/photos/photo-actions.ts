import { photoActionsSchema, photoOutputSchema } from '@arrival/contracts';
import { z } from 'zod';
import { DomainError } from '../../platform/http/domain-error';

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

const refused = (path: string, message: string) =>
  new DomainError('request.invalid', { errors: [{ path, message }], hint: message });

function parseJson(field: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw refused(field, `The field ${field} is not JSON`);
  }
}

function parse<Schema extends z.ZodType>(field: string, schema: Schema, text: string): z.output<Schema> {
  const parsed = schema.safeParse(parseJson(field, text));
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  const path = [field, ...(issue?.path ?? [])].map(String).join('.');
  throw refused(path, `${path}: ${issue?.message ?? 'is wrong'}`);
}

const widgetFields = ['slim[]', 'slim', 'data'];

/**
 * What is left to do to the file, by the form's `actions` and `output` or those inside the widget's own field. An output that names its
 * picture is the file itself: it was turned and cut already, and the actions only say how.
 */
export function readActions(fields: ReadonlyMap<string, string>): PhotoActions {
  const widget = widgetFields.find((name) => fields.has(name));
  const data = widget ? parse(widget, widgetSchema, fields.get(widget) ?? '') : {};
  const own = fields.get('actions');
  const actions = own ? parse('actions', photoActionsSchema, own) : data.actions;
  const ownOutput = fields.get('output');
  const output = ownOutput ? parse('output', photoOutputSchema, ownOutput) : data.output;
  if (!actions || output?.image) return noActions;
  const turned = (((actions.rotation ?? 0) % 360) + 360) % 360;
  const { x, y, width, height } = actions.crop ?? {};
  const isCropped = x !== undefined && y !== undefined && width !== undefined && height !== undefined;
  return { rotation: turned as PhotoActions['rotation'], crop: isCropped ? { x, y, width, height } : null };
}
