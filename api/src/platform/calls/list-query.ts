import { lineText, recordIdSchema, says, spelled } from '@arrival/contracts';
import { z } from 'zod';

/** A page never holds more, whatever is asked for. */
export const LARGEST_PAGE = 100;

/** An id of a record that administrators keep, as an address carries it. */
export const recordId = spelled(recordIdSchema);

/** Some ids, as `getMany` asks for them; one alone may stand without brackets. */
export const recordIds = z
  .union([recordId.transform((id) => [id]), z.array(recordId).max(LARGEST_PAGE)])
  .meta({ description: 'One id or up to 100' });

/** Words to look for. */
export const searchWords = lineText(200);

export interface ListQuery<Filter = Readonly<Record<string, unknown>>> {
  readonly range?: { readonly from: number; readonly size: number };
  readonly sort?: { readonly field: string; readonly isDescending: boolean };
  readonly filter?: Filter;
}

const json = z
  .string()
  .max(20_000)
  .transform((text, context): unknown => {
    try {
      return JSON.parse(text);
    } catch {
      context.addIssue({ code: 'custom', ...says('json') });
      return z.NEVER;
    }
  });

const place = z.number().int().min(0).max(10_000_000);

const range = json.pipe(
  z
    .tuple([place, place])
    .refine(([first, last]) => last >= first, 'The last place is before the first')
    .transform(([first, last]) => ({ from: first, size: Math.min(last - first + 1, LARGEST_PAGE) })),
);

/**
 * The list dialect of react-admin's simple REST provider: `range=[0,9]`, `sort=["name","ASC"]`, `filter={"q":"lodge"}`.
 * What cannot be sorted or filtered by is refused.
 */
export function listQuerySchema<Shape extends z.ZodRawShape>(sortable: readonly string[], filters: Shape) {
  const sort = json.pipe(
    z
      .tuple([z.enum(sortable as [string, ...string[]]), z.enum(['ASC', 'DESC'])])
      .transform(([field, direction]) => ({ field, isDescending: direction === 'DESC' })),
  );
  return z.object({
    range: range
      .optional()
      .meta({ description: `First and last place, both included; at most ${LARGEST_PAGE} records`, example: '[0,9]' }),
    sort: sort.optional().meta({ description: `By ${sortable.join(', ')}`, example: `["${sortable[0]}","ASC"]` }),
    filter: json
      .pipe(z.strictObject(filters))
      .optional()
      .meta({ description: `JSON with any of ${Object.keys(filters).join(', ')}`, example: '{}' }),
  });
}
