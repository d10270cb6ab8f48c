import { join } from 'node:path';
import type { DemoPerson } from '../demo/people';

/** What `stack.json` tells scripts and tests about the running stack. */
export interface StackJson {
  guestUrl: string;
  adminUrl: string;
  apiUrl: string;
  docsUrl: string;
  issuer: string;
  /** What stands in for the systems that webhooks go to. */
  receiverUrl: string;
  /** The sandbox's mail server, unless another one is named. */
  mailUrl?: string;
  /** Where it takes mail. */
  smtpUrl?: string;
  /** The sandbox's point of sale behind its bridge, when there is one. */
  posUrl?: string;
  /** The sandbox's provider of mobile passes, with the feature BLEConnect. */
  passesUrl?: string;
  /** The sandbox's time-stamping authority. */
  timeStampsUrl?: string;
  /** The sandbox's 1Risk, with its feature. */
  oneRiskUrl?: string;
  people: { email: string; password: string; role: DemoPerson['role']; about: string }[];
  pids: Record<string, number>;
}

export const stackFile = (dataDir: string) => join(dataDir, 'stack.json');

export function stackJson(
  url: string,
  issuer: string,
  signIns: readonly DemoPerson[],
): Omit<StackJson, 'pids' | 'receiverUrl'> {
  const people = signIns.map(({ email, password, role, about }) => ({ email, password, role, about }));
  return { guestUrl: url, adminUrl: `${url}/admin`, apiUrl: url, docsUrl: `${url}/api/docs`, issuer, people };
}
