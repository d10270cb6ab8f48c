import { inTime } from '../process/in-time';

const LONGEST_MS = 2_000;

/** Undefined when it fails or is late: whoever reads the metrics waits for nobody. */
export const answerIfAny = <Answer>(ask: () => Promise<Answer>): Promise<Answer | undefined> =>
  inTime(ask, LONGEST_MS).catch(() => undefined);
