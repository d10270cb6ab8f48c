import { publishStack } from '../support/environment';
import { startStack } from '../support/stack';

/** Playwright's global setup: one real stack for all journeys; what it answers is run at the end. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const stack = await startStack();
  publishStack(stack.json);
  return stack.stop;
}
