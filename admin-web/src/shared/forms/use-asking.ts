import { useState } from 'react';
import type { z } from 'zod';
import { formErrors } from './check-by';

/**
 * What an `AskDialog` asks for: checked by the contract's own schema, then sent. `problems` says what is wrong by its field, and
 * what the API refuses at the field `refusedAt`.
 */
export function useAsking<Schema extends z.ZodType>(
  schema: Schema,
  refusedAt: keyof z.input<Schema> & string,
  send: (request: z.output<Schema>) => Promise<void>,
) {
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({});
  const [isBusy, setBusy] = useState(false);
  const submit = async (told: z.input<Schema>) => {
    const read = schema.safeParse(told);
    if (!read.success) return setProblems(formErrors(read.error.issues) as Record<string, string>);
    setBusy(true);
    try {
      await send(read.data);
    } catch (error) {
      setProblems({ [refusedAt]: (error as Error).message });
    } finally {
      setBusy(false);
    }
  };
  /** Of a text field: whether something is wrong with it, and what. The room below stays, so that nothing jumps. */
  const toldOf = (field: keyof z.input<Schema> & string) => ({
    error: problems[field] !== undefined,
    helperText: problems[field] ?? ' ',
  });
  return { toldOf, isBusy, submit };
}
