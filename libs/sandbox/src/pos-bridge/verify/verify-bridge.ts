import { BridgeCaller, type CallerOptions } from './bridge-caller';
import { type Held, outcomeOf } from './check';
import { readingChecks, statusCheck } from './reading-checks';
import { writingChecks } from './writing-checks';

export interface VerifyOptions extends CallerOptions {
  /** Leaves out what writes. */
  readonly readOnly?: boolean;
  readonly tell?: (held: Held) => void;
}

/**
 * Asks a bridge for everything that the contract promises (docs/pos-bridge.md). What writes makes up one customer of a name nobody has; the
 * rest changes nothing. A bridge that does not answer at all is asked nothing more.
 */
export async function verifyBridge({ readOnly = false, tell, ...options }: VerifyOptions): Promise<Held[]> {
  const bridge = new BridgeCaller(options);
  const first = await outcomeOf(statusCheck(bridge));
  tell?.(first);
  if (first.why) return [first];
  const held = [first];
  for (const check of [...readingChecks(bridge), ...(readOnly ? [] : writingChecks(bridge))]) {
    const one = await outcomeOf(check);
    tell?.(one);
    held.push(one);
  }
  return held;
}
