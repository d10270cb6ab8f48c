/** What a command refuses or finds wrong, in one line, with exit code 1. */
export function sayFailure(error: unknown): void {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
