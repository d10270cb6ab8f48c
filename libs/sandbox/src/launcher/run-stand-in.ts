/** Begins what this process is for, by its arguments, and ends it when the process is told to; what cannot begin says why in one line. */
export function runStandIn(start: (args: readonly string[]) => Promise<{ stop(): Promise<unknown> }>): void {
  start(process.argv.slice(2)).then(
    (standIn) => {
      const stop = () => void standIn.stop().then(() => process.exit(0));
      process.once('SIGTERM', stop);
      process.once('SIGINT', stop);
    },
    (error: Error) => {
      process.stderr.write(`${error.message}\n`);
      process.exit(1);
    },
  );
}
