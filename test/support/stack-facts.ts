import type { StackFacts as Told } from '../../libs/sandbox/src/launcher/facts';

/** What `npm start` writes to `stack.json` when everything answers, and where its data is. */
export interface StackFacts extends Told {
  dataDir: string;
}
