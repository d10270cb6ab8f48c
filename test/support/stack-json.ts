import type { StackJson as Told } from '../../libs/sandbox/src/launcher/stack-json';

/** What `npm start` writes to `stack.json` when everything answers, and where its data is. */
export interface StackJson extends Told {
  dataDir: string;
}
