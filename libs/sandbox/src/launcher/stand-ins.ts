import { join } from 'node:path';
import { passesToken } from '../passes/passes-token';
import { bridgeToken } from '../pos-bridge/bridge-token';
import type { LaunchEnvironment } from './environment';
import { ONE_RISK_SECRET } from './one-risk-settings';
import type { StackJson } from './stack-json';

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
  readonly addresses?: (at: Whereabouts) => Partial<StackJson>;
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
    addresses: ({ ports }) => ({ mailUrl: local(ports.mail), smtpUrl: `smtp://127.0.0.1:${ports.smtp}` }),
  },
  {
    name: 'pos',
    title: 'The point of sale',
    file: 'pos-bridge',
    isWanted: ({ given, posSandbox }) => posSandbox !== undefined && !given.POS_BRIDGE_URL,
    args: ({ ports }, { posSandbox = 'RTP', posHouseholds }) => [
      ...[String(ports.pos), posSandbox],
      ...[bridgeToken, String(posHouseholds)],
    ],
    addresses: ({ ports }) => ({ posUrl: local(ports.pos) }),
  },
  {
    name: 'passes',
    title: 'The provider of mobile passes',
    file: 'pass-provider',
    isWanted: (environment) => !environment.given.MOBILE_PASS_URL && has(environment, 'BLEConnect'),
    args: ({ ports }) => [String(ports.passes), passesToken],
    addresses: ({ ports }) => ({ passesUrl: local(ports.passes) }),
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
    addresses: ({ ports }) => ({ oneRiskUrl: local(ports.oneRisk) }),
  },
  {
    name: 'timeStamps',
    title: 'The time-stamping authority',
    file: 'time-stamps',
    isWanted: ({ given }) => !given.TIME_STAMP_URL,
    args: ({ ports }, { dataDir }) => [String(ports.timeStamps), join(dataDir, 'time-stamps')],
    addresses: ({ ports }) => ({ timeStampsUrl: local(ports.timeStamps) }),
    comesLater: true,
  },
];

/** What the running stack tells of them. */
export const addressesOf = (
  wanted: readonly StandIn[],
  at: Whereabouts,
): Pick<StackJson, 'receiverUrl'> & Partial<StackJson> =>
  wanted.reduce((all, standIn) => Object.assign(all, standIn.addresses?.(at)), {
    receiverUrl: local(at.ports.receiver),
  });
