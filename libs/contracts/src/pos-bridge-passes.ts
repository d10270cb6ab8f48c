import { z } from 'zod';
import { daySchema } from './primitives';
import { lineText } from './text';

/** What stands on a pass, or what its chip says: without spaces and hyphens. */
export const bridgePassNumber = z.string().regex(/^[0-9A-Z]{1,64}$/);

/** POST /v1/passes/find: a pass on a day at a lift, for the public Pass Checker (D38). Asking records nothing. */
export const bridgePassQuestion = z.object({
  number: bridgePassNumber,
  day: daySchema,
  accessLocation: lineText(100)
    .nullable()
    .describe(
      "The lift's code, or that of the resort's one place, as the console has them; null when it names neither",
    ),
});
export type BridgePassQuestion = z.output<typeof bridgePassQuestion>;

export const bridgePassAnswer = z.object({
  pass: z
    .object({
      productName: lineText(200).nullable(),
      validFrom: daySchema.nullable().describe('Null has no beginning'),
      validTo: daySchema.nullable().describe('Null has no end'),
      isOnThisDay: z.boolean(),
      blockedReason: lineText(200)
        .nullable()
        .describe('Why it opens nothing there, such as on the hotlist; null when it does'),
    })
    .nullable()
    .describe('Null for a pass that nobody has'),
});
export type BridgePass = NonNullable<z.output<typeof bridgePassAnswer>['pass']>;
