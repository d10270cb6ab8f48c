import { z } from 'zod';
import { daySchema } from './primitives';
import { lineText } from './text';

/** What stands on a pass, or what its chip says: without spaces and hyphens. */
export const bridgePassNumber = z.string().regex(/^[0-9A-Z]{1,64}$/);

/** POST /v1/passes/find: a pass on a day at a lift, for the public Pass Checker (D38). Asking records nothing. */
export const bridgePassQuestion = z.object({
  number: bridgePassNumber,
  day: daySchema,
  /** The lift's code of collection 1, or the resort's one place; null when the resort names neither. */
  accessLocation: lineText(100).nullable(),
});
export type BridgePassQuestion = z.output<typeof bridgePassQuestion>;

/** Null for a pass that nobody has. */
export const bridgePassAnswer = z.object({
  pass: z
    .object({
      productName: lineText(200).nullable(),
      /** Null has no beginning, or no end. */
      validFrom: daySchema.nullable(),
      validTo: daySchema.nullable(),
      isOnThisDay: z.boolean(),
      /** Why it opens nothing there, such as on the hotlist; null when it does. */
      blockedReason: lineText(200).nullable(),
    })
    .nullable(),
});
export type BridgePass = NonNullable<z.output<typeof bridgePassAnswer>['pass']>;
