import { z } from 'zod';
import { DomainError } from '../../platform/http/domain-error';

/** What the crop widget did to the picture: turned it, then cut it, in pixels of the turned picture (D23, spec §3). */
export interface PhotoActions {
  readonly rotation: 0 | 90 | 180 | 270;
  readonly crop: { readonly x: number; readonly y: number; readonly width: number; readonly height: number } | null;
}

export const noActions: PhotoActions = { rotation: 0, crop: null };

const pixels = z.number().finite().min(0).max(100_000);
const quarterTurns = z.number().int().multipleOf(90, 'Turn by 90, 180 or 270 degrees');
const crop = z.looseObject({ x: pixels, y: pixels, width: pixels.positive(), height: pixels.positive() });
const actionsSchema = z.looseObject({ rotation: quarterTurns.nullish(), crop: crop.nullish() });
/** The widget's own single field holds all its data, the actions among it. */
const widgetSchema = z.looseObject({ actions: actionsSchema.nullish() });

const refused = (path: string, message: string) => new DomainError('request.invalid', { errors: [{ path, message }], hint: message });

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

/** Reads the form's `actions`, or those inside the widget's own field; other fields (`output`, `meta`) are accepted and not needed. */
export function readActions(fields: ReadonlyMap<string, string>): PhotoActions {
  const own = fields.get('actions');
  const widget = widgetFields.find((name) => fields.has(name));
  const actions = own ? parse('actions', actionsSchema, own) : widget && parse(widget, widgetSchema, fields.get(widget) ?? '').actions;
  if (!actions) return noActions;
  const turned = (((actions.rotation ?? 0) % 360) + 360) % 360;
  const { x, y, width, height } = actions.crop ?? {};
  const isCropped = x !== undefined && y !== undefined && width !== undefined && height !== undefined;
  return { rotation: turned as PhotoActions['rotation'], crop: isCropped ? { x, y, width, height } : null };
}
