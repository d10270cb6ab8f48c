import { z } from 'zod';
import { daySchema, instantSchema } from './primitives';

/** Something that somebody should look at; `link` is a path of the console. */
const attentionSchema = z.object({
  code: z.enum([
    'health.missing_key',
    'health.old_key',
    'queue.waiting',
    'queue.failed',
    'report.failed',
    'purchases.filtered',
    'waiver.no_text',
    'waiver.ending',
    'waiver.ended',
    'task.unused',
  ]),
  /** What it speaks of. `kind`: the table whose values a key seals; `names`: a few, and `more` that are not named. */
  params: z
    .object({
      count: z.number().int(),
      names: z.array(z.string()),
      more: z.number().int(),
      name: z.string(),
      day: daySchema,
      isOptional: z.boolean(),
      keyId: z.string(),
      kind: z.string(),
    })
    .partial(),
  link: z.string().nullable(),
});
export type Attention = z.infer<typeof attentionSchema>;

/** GET /api/admin/dashboard: can guests check in now, and what needs attention. */
export const dashboardSchema = z.object({
  /** Everything that is needed is set up, everywhere. */
  isReadyForGuests: z.boolean(),
  /** It is at least at the default location, for its default activity. */
  isOpenForGuests: z.boolean(),
  checklist: z.array(
    z.object({
      code: z.enum([
        'defaultLocation',
        'defaultActivities',
        'activitiesWithTasks',
        'waiverTexts',
        'waiversSignable',
        'referenceLists',
        'texts',
        'theme',
        'administrators',
      ]),
      isDone: z.boolean(),
      isRequired: z.boolean(),
      /** What is missing, by name. */
      missing: z.array(z.object({ id: z.union([z.number(), z.string()]), name: z.string() })),
    }),
  ),
  /** Today in the default location's zone. */
  today: z.object({
    date: daySchema,
    completions: z.number().int(),
    members: z.number().int(),
    /** Half of the households who finished several tasks took no longer from the first to the last; null while there is none. */
    medianSeconds: z.number().int().nullable(),
    byHour: z.array(z.object({ hour: z.number().int(), count: z.number().int() })),
    byTask: z.array(z.object({ taskId: z.number().int(), taskName: z.string(), count: z.number().int() })),
  }),
  /** How long the default location is open today, by its own clock (`hours` null: closed); null where no hours are set. */
  opening: z
    .object({ locationName: z.string(), hours: z.object({ opens: z.string(), closes: z.string() }).nullable() })
    .nullable(),
  /**
   * Who has bought something for today at the locations with POS transactions, how many of them have all that is required, and what the others
   * wait for; a minute old as long as a worker runs. Null without such a location, not known until the day's report is whole.
   */
  expected: z
    .object({
      isKnown: z.boolean(),
      /** Who has changed since is not told apart yet; null while nothing is known. */
      asOfUtc: instantSchema.nullable(),
      people: z.number().int(),
      ready: z.number().int(),
      /** By task, most people first; `locationId` is where most of them wait. */
      waiting: z.array(z.object({ taskName: z.string(), locationId: z.number().int(), people: z.number().int() })),
    })
    .nullable(),
  attention: z.array(attentionSchema),
});
export type Dashboard = z.infer<typeof dashboardSchema>;
