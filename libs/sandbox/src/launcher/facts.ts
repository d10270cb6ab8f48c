import { join } from 'node:path';
import { type DemoPerson, demoPassword } from '../demo/people';

/** What `stack.json` tells scripts and tests about the running stack. */
export interface StackFacts {
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
  people: { email: string; password: string; role: 'guest' | 'administrator'; about: string }[];
  pids: Record<string, number>;
}

/** The sandbox's own bridge wants it, on this machine alone. */
export const POS_TOKEN = 'sandbox-bridge';
/** And its provider of mobile passes. */
export const PASSES_TOKEN = 'sandbox-passes';
/** Who the demo's mail is from. */
const DEMO_SENDER = 'Arrival demo resort <checkin@resort.example>';
/** What the demo may call though it is not on the internet. */
const OWN_MACHINE = '127.0.0.1,::1';

export const factsFile = (dataDir: string) => join(dataDir, 'stack.json');

/** What tells the API, and a command beside it, where the sandboxes are: the doctor asks what the API works with. */
export const sandboxesOf = ({
  smtpUrl,
  timeStampsUrl,
  posUrl,
  passesUrl,
}: Partial<StackFacts>): Record<string, string | undefined> => ({
  SMTP_URL: smtpUrl,
  MAIL_FROM: smtpUrl && DEMO_SENDER,
  TIME_STAMP_URL: timeStampsUrl,
  POS_BRIDGE_URL: posUrl,
  POS_BRIDGE_TOKEN: posUrl && POS_TOKEN,
  MOBILE_PASS_URL: passesUrl,
  MOBILE_PASS_TOKEN: passesUrl && PASSES_TOKEN,
  WEBHOOK_PRIVATE_TARGETS: OWN_MACHINE,
});

export function stackFacts(
  url: string,
  issuer: string,
  signIns: readonly DemoPerson[],
): Omit<StackFacts, 'pids' | 'receiverUrl'> {
  const people = signIns.map(({ email, password, role, about }) => ({ email, password, role, about }));
  return { guestUrl: url, adminUrl: `${url}/admin`, apiUrl: url, docsUrl: `${url}/api/docs`, issuer, people };
}

/** The table that a person reads in the terminal. */
export function readyTable(
  facts: Omit<StackFacts, 'pids'>,
  more: { seconds: string; dataDir: string; console: boolean },
): string {
  const width = Math.max(0, ...facts.people.map(({ email }) => email.length)) + 2;
  const people = facts.people.map(
    ({ email, about, role }) => `  ${email.padEnd(width)}${role === 'administrator' ? 'Administrator: ' : ''}${about}`,
  );
  return [
    '',
    `  Arrival is ready (${more.seconds} s)`,
    '',
    `  Guest app   ${facts.guestUrl}`,
    ...(more.console ? [`  Console     ${facts.adminUrl}`] : []),
    `  API         ${facts.docsUrl}`,
    `  Sign-in     ${facts.issuer}`,
    `  Webhooks    ${facts.receiverUrl}/hook`,
    ...(facts.mailUrl ? [`  Mail        ${facts.mailUrl}`] : []),
    ...(facts.posUrl ? [`  Sales       ${facts.posUrl}`] : []),
    ...(facts.passesUrl ? [`  Passes      ${facts.passesUrl}`] : []),
    ...(facts.oneRiskUrl ? [`  1Risk       ${facts.oneRiskUrl}`] : []),
    `  Data, logs  ${more.dataDir}`,
    '',
    ...(people.length > 0 ? [`  Sign in as (password “${demoPassword}”):`, ...people, ''] : []),
    ...(people.length > 0 ? [`  Token for curl:  npm run -s token -- ${facts.people[0]?.email}`] : []),
    '  Stop:  Ctrl-C',
    '',
  ].join('\n');
}
