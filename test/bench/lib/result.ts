/** One line of the table: a goal, what was measured, what it was measured against. */
export interface Result {
  goal: string;
  what: string;
  /** The wanted bound, in words. */
  wanted: string;
  measured: string;
  /** The figures behind it. */
  from: string;
  /** Undefined when this machine cannot tell. */
  isMet: boolean | undefined;
}

export interface Bench {
  id: string;
  title: string;
  /** Runs when it is named, and not among all. */
  isOnlyNamed?: boolean;
  run(options: BenchOptions): Promise<Result[]>;
}

export interface BenchOptions {
  /** Of the big database in P12. */
  households: number;
  /** In the report of P7 and P8. */
  customers: number;
}

const rounded = (value: number): string =>
  value >= 100 ? Math.round(value).toLocaleString('en') : value.toPrecision(3);

export const perSecond = (value: number): string => `${rounded(value)}/s`;
export const times = (value: number): string => `${value.toPrecision(3)} ×`;
const percent = (value: number): string => `${Math.round(value * 100)} %`;
export const milliseconds = (value: number): string => `${rounded(value)} ms`;

/** At least so much of a limit: `atLeast('P1', 'of raw node:http', 0.4, app / raw, …)`. */
export function atLeast(goal: string, what: string, wanted: number, ratio: number, from: string): Result {
  const show = wanted > 2 ? times : percent;
  return { goal, what, wanted: `≥ ${show(wanted)}`, measured: show(ratio), from, isMet: ratio >= wanted };
}

export function atMost(
  goal: string,
  what: string,
  wanted: number,
  value: number,
  show: (value: number) => string,
  from: string,
): Result {
  return { goal, what, wanted: `≤ ${show(wanted)}`, measured: show(value), from, isMet: value <= wanted };
}

/** What a goal's limit leaves to bare `node:http` and `pg`: nothing is wanted of it, but no API on Node comes nearer. */
export function leftByNode(goal: string, what: string, ratio: number, from: string): Result {
  return { goal, what: `bare node:http and pg, ${what}`, wanted: '', measured: percent(ratio), from, isMet: undefined };
}

/** What was measured where it says nothing, and why. */
export function notTold(goal: string, what: string, wanted: number, ratio: number, why: string): Result {
  const result = atLeast(goal, what, wanted, ratio, why);
  return { ...result, isMet: undefined };
}
