import { types } from 'pg';

/** Counts and ids fit a JavaScript number; a larger one is an error, never a silently wrong id. */
function safeInteger(value: string): number {
  const number = Number(value);
  if (!Number.isSafeInteger(number)) throw new RangeError(`The database number ${value} does not fit`);
  return number;
}

/** A calendar day stays `YYYY-MM-DD`: a Date would shift it by the zone of the server (D14). */
export function usePgTypes(): void {
  types.setTypeParser(types.builtins.INT8, safeInteger);
  types.setTypeParser(types.builtins.DATE, (value) => value);
}
