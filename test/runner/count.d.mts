export interface Failure {
  name: string;
  message: string;
}
export interface Count {
  passed: number;
  failures: Failure[];
}
/** `root`: what the files' names are told from. */
export function jestCount(file: string, ok: boolean, root: string): Count;
export function playwrightCount(file: string, ok: boolean): Count;
export function stepCount(name: string, ok: boolean, message?: string): Count;
export function sum(counts: readonly Count[]): Count;
