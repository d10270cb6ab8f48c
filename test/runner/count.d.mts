export interface Failure {
  name: string;
  message: string;
}
export interface Count {
  passed: number;
  failures: Failure[];
}
/** How a command ended: `ended` has its code or signal, and the last that it said. */
export interface End {
  ok: boolean;
  ended: string;
}
/** `root`: what the files' names are told from. */
export function jestCount(file: string, end: End, root: string): Count;
export function playwrightCount(file: string, end: End): Count;
export function stepCount(name: string, end: End): Count;
export function sum(counts: readonly Count[]): Count;
