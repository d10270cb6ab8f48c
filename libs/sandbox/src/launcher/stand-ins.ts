import { join } from 'node:path';
import type { LaunchEnvironment } from './environment';
import { PASSES_TOKEN, POS_TOKEN, type StackFacts } from './facts';
import { ONE_RISK_SECRET } from './one-risk-settings';

export const standInPorts = ['receiver', 'mail', 'smtp', 'pos', 'passes', 'oneRisk', 'timeStamps'] as const;

interface Whereabouts {
  readonly ports: Readonly<Record<(typeof standInPorts)[number], number>>;
  readonly apiUrl: string;
}

/** A system outside, played by a process of the sandbox on this machine. */
export interface StandIn {
  readonly name: 'receiver' | 'mail' | 'pos' | 'passes' | 'oneRisk' | 'timeStamps';
  readonly title: string;
  /** Its script is `<file>-process.js`. */
  readonly file: string;
  /** Whoever names a system of their own has one. */
  readonly isWanted: (environment: LaunchEnvironment) => boolean;
  readonly args: (at: Whereabouts, environment: LaunchEnvironment) => string[];
  /** How the running stack tells of it, unless it always does. */
  readonly facts?: (at: Whereabouts) => Partial<StackFacts>;
  /** Nobody asks for it before the API is ready. */
  readonly comesLater?: true;
}

const local = (port: number) => `http://localhost:${port}`;
const has = ({ given: { FEATURES = '' } }: LaunchEnvironment, feature: string) =>
  FEATURES.split(',').some((one) => one.trim() === feature);

/** In the order in which they stop. */
export const standIns: readonly StandIn[] = [
  {
    name: 'receiver',
    title: 'The receiver of webhooks',
    file: 'receiver',
    isWanted: () => true,
    args: ({ ports }) => [String(ports.receiver)],
    comesLater: true,
  },
  {
    name: 'mail',
    title: 'The mail server',
    file: 'mail',
    isWanted: ({ given }) => !given.SMTP_URL,
    args: ({ ports }) => [String(ports.mail), String(ports.smtp)],
    facts: ({ ports }) => ({ mailUrl: local(ports.mail), smtpUrl: `smtp://127.0.0.1:${ports.smtp}` }),
  },
  {
    name: 'pos',
    title: 'The point of sale',
    file: 'pos-bridge',
    isWanted: ({ given, posSandbox }) => posSandbox !== undefined && !given.POS_BRIDGE_URL,
    args: ({ ports }, { posSandbox = 'RTP', posHouseholds }) => [
      ...[String(ports.pos), posSandbox],
      ...[POS_TOKEN, String(posHouseholds)],
    ],
    facts: ({ ports }) => ({ posUrl: local(ports.pos) }),
  },
  {
    name: 'passes',
    title: 'The provider of mobile passes',
    file: 'pass-provider',
    isWanted: (environment) => !environment.given.MOBILE_PASS_URL && has(environment, 'BLEConnect'),
    args: ({ ports }) => [String(ports.passes), PASSES_TOKEN],
    facts: ({ ports }) => ({ passesUrl: local(ports.passes) }),
  },
  {
    name: 'oneRisk',
    title: '1Risk',
    file: 'one-risk',
    // Who has a database of their own names their own 1Risk in its settings.
    isWanted: (environment) => !environment.given.DATABASE_URL && has(environment, '1Risk'),
    args: ({ ports, apiUrl }) => [
      ...[String(ports.oneRisk), ONE_RISK_SECRET],
      `${apiUrl}/api/integrations/onerisk/callbacks`,
    ],
    facts: ({ ports }) => ({ oneRiskUrl: local(ports.oneRisk) }),
  },
  {
    name: 'timeStamps',
    title: 'The time-stamping authority',
    file: 'time-stamps',
    isWanted: ({ given }) => !given.TIME_STAMP_URL,
    args: ({ ports }, { dataDir }) => [String(ports.timeStamps), join(dataDir, 'time-stamps')],
    facts: ({ ports }) => ({ timeStampsUrl: local(ports.timeStamps) }),
    comesLater: true,
  },
];

/** What the running stack tells of them. */
export const factsOf = (
  wanted: readonly StandIn[],
  at: Whereabouts,
): Pick<StackFacts, 'receiverUrl'> & Partial<StackFacts> =>
  wanted.reduce((facts, standIn) => Object.assign(facts, standIn.facts?.(at)), {
    receiverUrl: local(at.ports.receiver),
  });
