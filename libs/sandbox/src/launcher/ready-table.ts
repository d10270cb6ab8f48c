import { demoPassword } from '../demo/people';
import type { StackJson } from './stack-json';

const titles = { guest: '', administrator: 'Administrator: ', desk: 'Desk: ' } as const;

/** The table that a person reads in the terminal. */
export function readyTable(
  told: Omit<StackJson, 'pids'>,
  more: { seconds: string; dataDir: string; console: boolean },
): string {
  const width = Math.max(0, ...told.people.map(({ email }) => email.length)) + 2;
  const people = told.people.map(({ email, about, role }) => `  ${email.padEnd(width)}${titles[role]}${about}`);
  return [
    '',
    `  Arrival is ready (${more.seconds} s)`,
    '',
    `  Guest app   ${told.guestUrl}`,
    ...(more.console ? [`  Console     ${told.adminUrl}`] : []),
    `  API         ${told.docsUrl}`,
    `  Sign-in     ${told.issuer}`,
    `  Webhooks    ${told.receiverUrl}/hook`,
    ...(told.mailUrl ? [`  Mail        ${told.mailUrl}`] : []),
    ...(told.posUrl ? [`  Sales       ${told.posUrl}`] : []),
    ...(told.passesUrl ? [`  Passes      ${told.passesUrl}`] : []),
    ...(told.oneRiskUrl ? [`  1Risk       ${told.oneRiskUrl}`] : []),
    `  Data, logs  ${more.dataDir}`,
    '',
    ...(people.length > 0 ? [`  Sign in as (password “${demoPassword}”):`, ...people, ''] : []),
    ...(people.length > 0 ? [`  Token for curl:  npm run -s token -- ${told.people[0]?.email}`] : []),
    '  Stop:  Ctrl-C',
    '',
  ].join('\n');
}
