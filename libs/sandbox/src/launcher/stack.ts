import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { PosSystem } from '@arrival/contracts';
import { type DemoPerson, demoAdministrators, demoPeople, demoPeopleWithoutFamilies } from '../demo/people';
import { applicationUrl } from '../postgres/databases';
import { keepTestSeal } from '../seal/test-seal';
import { freshLog, turnOver } from '../state/log-file';
import { writeJson } from '../state/state-file';
import { keepTestWallets } from '../wallet/write-test-wallets';
import { Child } from './child';
import { type KeptPostgres, keepPostgres } from './database';
import { prepareDemoData } from './demo-data';
import { builtWebApp, type LaunchEnvironment, LaunchError } from './environment';
import { DEMO_SENDER, factsFile, OWN_MACHINE, POS_TOKEN, type StackFacts, stackFacts } from './facts';
import { ProcessNumbers } from './leftovers';
import { ONE_RISK_SECRET, setOneRisk } from './one-risk-settings';
import { runScript } from './one-shot';
import { choosePorts } from './ports';
import { untilAnswers } from './ready';
import { hasSchema, schemaIsCurrent } from './schema';
import { keepSecrets, type Secrets } from './secrets';

export interface StackEvents {
  say(line: string): void;
  /** Something keeps failing; the stack is to be stopped. */
  onGiveUp(reason: string): void;
}

/** How often the logs' sizes are looked at. */
const logsEveryMs = 10_000;

const partners = ['pos', 'passes', 'oneRisk', 'timeStamps'] as const;
const portNames = ['api', 'identity', 'postgres', 'receiver', 'mail', 'smtp', ...partners] as const;
type Ports = Record<(typeof portNames)[number], number>;
const stopOrder = ['api', 'worker', 'identity', 'receiver', 'mail', ...partners] as const;
type ChildName = (typeof stopOrder)[number];
const smtpAt = ({ smtp }: Ports) => `smtp://127.0.0.1:${smtp}`;
/** The sandbox's own, on this machine alone. */
const PASSES_TOKEN = 'sandbox-passes';

/** Everything that `npm start` runs: PostgreSQL, OpenID provider, API, worker. Started and stopped in order. */
export class Stack {
  private readonly numbers: ProcessNumbers;
  private readonly children: Partial<Record<ChildName, Child>> = {};
  private postgres: KeptPostgres | undefined;
  private url = '';
  private hasBeenReady = false;
  private turning: NodeJS.Timeout | undefined;
  private facts: Omit<StackFacts, 'pids'> | undefined;

  constructor(
    private readonly environment: LaunchEnvironment,
    private readonly events: StackEvents,
  ) {
    mkdirSync(join(environment.dataDir, 'logs'), { recursive: true });
    this.numbers = new ProcessNumbers(environment.dataDir);
    this.turning = setInterval(() => this.turnLogsOver(), logsEveryMs).unref();
    rmSync(factsFile(environment.dataDir), { force: true });
  }

  /** Resolves when guests can check in. */
  async start(): Promise<Omit<StackFacts, 'pids'>> {
    const { given } = this.environment;
    const ports = await choosePorts(this.environment.port, portNames);
    if (ports.api !== this.environment.port)
      this.events.say(`Port ${this.environment.port} is taken: using ${ports.api}`);
    this.url = `http://localhost:${ports.api}`;
    const publicUrl = given.PUBLIC_URL?.replace(/\/+$/, '') ?? this.url;
    const issuer = given.OIDC_ISSUER ?? `http://localhost:${ports.identity}`;
    const ownerUrl = given.DATABASE_OWNER_URL ?? given.DATABASE_URL ?? (await this.startPostgres(ports.postgres));
    const databaseUrl = given.DATABASE_URL ?? applicationUrl(ownerUrl);
    const secrets = given.HEALTH_DATA_KEYS ? undefined : await this.ownKeys(ownerUrl);
    const env = this.apiEnvironment(ports, { publicUrl, issuer, databaseUrl, secrets });
    await this.migrate(env, ownerUrl);
    const hasFamilies = (!given.DATABASE_URL || !given.OIDC_ISSUER) && (await this.seed(env, ownerUrl));
    const people = given.OIDC_ISSUER ? [] : hasFamilies ? demoPeople : demoPeopleWithoutFamilies;
    if (!given.OIDC_ISSUER) this.startIdentity(ports.identity, [...new Set([publicUrl, this.url])], people);
    if (this.hasMailSandbox) this.startMail(ports);
    if (this.posSandbox) this.startPosSandbox(ports.pos, this.posSandbox);
    if (this.hasPassSandbox) this.startPassSandbox(ports.passes);
    if (this.hasOneRisk) await this.startOneRisk(ports.oneRisk, env, ownerUrl);
    this.startChild('api', 'The API', 'api/dist/main.js', [], env);
    await this.untilReady(issuer);
    this.startChild('worker', 'The worker', 'api/dist/worker.js', [], env);
    this.startSandbox('receiver', 'The receiver of webhooks', 'receiver', [String(ports.receiver)]);
    if (!given.TIME_STAMP_URL) this.startTimeStamps(ports.timeStamps);
    this.hasBeenReady = true;
    this.facts = {
      ...stackFacts(publicUrl, issuer, people),
      apiUrl: this.url,
      receiverUrl: `http://localhost:${ports.receiver}`,
      ...(this.hasMailSandbox && { mailUrl: `http://localhost:${ports.mail}`, smtpUrl: smtpAt(ports) }),
      ...(this.posSandbox && { posUrl: `http://localhost:${ports.pos}` }),
      ...(this.hasPassSandbox && { passesUrl: `http://localhost:${ports.passes}` }),
      ...(!given.TIME_STAMP_URL && { timeStampsUrl: `http://localhost:${ports.timeStamps}` }),
      ...(this.hasOneRisk && { oneRiskUrl: `http://localhost:${ports.oneRisk}` }),
    };
    this.publish();
    return this.facts;
  }

  get isReady(): boolean {
    return this.facts !== undefined;
  }

  /** Tells the facts, with the process numbers of now, once guests can check in. */
  private publish(): void {
    if (this.facts) writeJson(factsFile(this.environment.dataDir), { ...this.facts, pids: this.numbers.all });
  }

  private note(name: string, pid: number | undefined): void {
    this.numbers.set(name, pid);
    this.publish();
  }

  /** API first, so that it can finish what was begun; the database last. */
  async stop(): Promise<void> {
    this.facts = undefined;
    clearInterval(this.turning);
    rmSync(factsFile(this.environment.dataDir), { force: true });
    for (const name of stopOrder) await this.children[name]?.stop();
    await this.postgres?.stop();
    this.numbers.remove();
  }

  /** New code: the API's two processes start again. */
  async restartApplication(): Promise<void> {
    await Promise.all([this.children.api?.restart(), this.children.worker?.restart()]);
    await untilAnswers(`${this.url}/health/ready`, () => undefined);
  }

  private startIdentity(port: number, origins: string[], people: readonly DemoPerson[]): void {
    const options = { port, origins, keysFile: join(this.environment.dataDir, 'identity-keys.json'), people };
    this.startSandbox('identity', 'The OpenID provider', 'identity', [JSON.stringify(options)]);
  }

  /** Whoever names a mail server has one. */
  private get hasMailSandbox(): boolean {
    return !this.environment.given.SMTP_URL;
  }

  private startMail({ mail, smtp }: Ports): void {
    this.startSandbox('mail', 'The mail server', 'mail', [String(mail), String(smtp)]);
  }

  /** Whoever names a bridge has one. */
  private get posSandbox(): PosSystem | undefined {
    return this.environment.given.POS_BRIDGE_URL ? undefined : this.environment.posSandbox;
  }

  private startPosSandbox(port: number, system: PosSystem): void {
    const crowd = String(this.environment.posHouseholds);
    this.startSandbox('pos', 'The point of sale', 'pos-bridge', [String(port), system, POS_TOKEN, crowd]);
  }

  /** For the feature, unless the operator's own provider is named. */
  private get hasPassSandbox(): boolean {
    const { FEATURES = '', MOBILE_PASS_URL } = this.environment.given;
    return !MOBILE_PASS_URL && FEATURES.includes('BLEConnect');
  }

  private startPassSandbox(port: number): void {
    this.startSandbox('passes', 'The provider of mobile passes', 'pass-provider', [String(port), PASSES_TOKEN]);
  }

  /** With its feature; who has a database of their own names their own 1Risk in its settings. */
  private get hasOneRisk(): boolean {
    const { given } = this.environment;
    return !given.DATABASE_URL && (given.FEATURES ?? '').split(',').some((feature) => feature.trim() === '1Risk');
  }

  private startTimeStamps(port: number): void {
    this.startSandbox('timeStamps', 'The time-stamping authority', 'time-stamps', [
      String(port),
      join(this.environment.dataDir, 'time-stamps'),
    ]);
  }

  private async startOneRisk(port: number, env: NodeJS.ProcessEnv, ownerUrl: string): Promise<void> {
    await setOneRisk(ownerUrl, `http://localhost:${port}/v1/requests`, env['HEALTH_DATA_KEYS'] ?? '');
    this.startSandbox('oneRisk', '1Risk', 'one-risk', [
      String(port),
      ONE_RISK_SECRET,
      `${this.url}/api/integrations/onerisk/callbacks`,
    ]);
  }

  private async startPostgres(port: number): Promise<string> {
    const { dataDir } = this.environment;
    const onPid = (pid: number | undefined) => this.note('postgres', pid);
    this.postgres = await keepPostgres({ dataDir, port, onPid, ...this.events });
    return this.postgres.url;
  }

  /** The keys of a data folder that is given none. */
  private async ownKeys(ownerUrl: string): Promise<Secrets> {
    const { dataDir } = this.environment;
    return keepSecrets(dataDir, { isFilled: await hasSchema(ownerUrl), say: this.events.say });
  }

  private apiEnvironment(
    ports: Ports,
    parts: { publicUrl: string; issuer: string; databaseUrl: string; secrets: Secrets | undefined },
  ): NodeJS.ProcessEnv {
    const { root, dataDir, given } = this.environment;
    return this.environment.complete({
      PORT: String(ports.api),
      PUBLIC_URL: parts.publicUrl,
      DATABASE_URL: parts.databaseUrl,
      OIDC_ISSUER: parts.issuer,
      ADMIN_EMAILS: given.OIDC_ISSUER ? undefined : demoAdministrators.join(','),
      STORAGE_DIR: given.S3_BUCKET ? undefined : join(dataDir, 'storage'),
      HEALTH_DATA_KEYS: parts.secrets?.healthDataKeys,
      EVIDENCE_SIGNING_KEYS: parts.secrets?.evidenceKeys,
      GUEST_WEB_DIR: builtWebApp(root, 'guest-web'),
      ADMIN_WEB_DIR: builtWebApp(root, 'admin-web'),
      WEBHOOK_PRIVATE_TARGETS: OWN_MACHINE,
      POS_BRIDGE_URL: this.posSandbox && `http://127.0.0.1:${ports.pos}`,
      POS_BRIDGE_TOKEN: this.posSandbox && POS_TOKEN,
      SMTP_URL: this.hasMailSandbox ? smtpAt(ports) : undefined,
      MAIL_FROM: this.hasMailSandbox ? DEMO_SENDER : undefined,
      ...keepTestWallets(join(dataDir, 'wallets')),
      ...keepTestSeal(join(dataDir, 'seal')),
      TIME_STAMP_URL: `http://127.0.0.1:${ports.timeStamps}`,
      MOBILE_PASS_URL: this.hasPassSandbox ? `http://127.0.0.1:${ports.passes}` : undefined,
      MOBILE_PASS_TOKEN: this.hasPassSandbox ? PASSES_TOKEN : undefined,
    });
  }

  /** The command also checks the whole environment and names what is wrong; so it runs for every database that is not ours alone. */
  private async migrate(env: NodeJS.ProcessEnv, ownerUrl: string): Promise<void> {
    const { root, given } = this.environment;
    const built = join(root, 'api/dist/platform/database');
    if (!given.DATABASE_URL && (await schemaIsCurrent(ownerUrl, built))) return;
    await runScript(join(root, 'api/dist/cli.js'), ['migrate'], {
      env: { ...env, DATABASE_OWNER_URL: ownerUrl },
      cwd: root,
    }).catch((error: Error) => {
      throw new LaunchError(error.message.replace(/^Arrival cannot start: /, ''));
    });
  }

  /** Answers whether the demo's households are there. */
  private seed(env: NodeJS.ProcessEnv, databaseUrl: string): Promise<boolean> {
    const options = {
      databaseUrl,
      issuer: env['OIDC_ISSUER'] ?? '',
      storageDir: env['STORAGE_DIR'] ?? '',
      healthKeys: env['HEALTH_DATA_KEYS'] ?? '',
      now: new Date(),
    };
    return prepareDemoData(options, { withResort: this.environment.withDemoResort });
  }

  private startSandbox(name: ChildName, title: string, file: string, args: string[]): void {
    this.startChild(name, title, `libs/sandbox/dist/launcher/${file}-process.js`, args);
  }

  private startChild(name: ChildName, title: string, script: string, args: string[], env?: NodeJS.ProcessEnv): void {
    const { root, dataDir } = this.environment;
    const logFile = freshLog(join(dataDir, 'logs', `${name}.log`));
    const wasReady = () => this.hasBeenReady;
    const onPid = (pid: number | undefined) => this.note(name, pid);
    const child = new Child({
      title,
      script: join(root, script),
      args,
      env,
      cwd: root,
      logFile,
      onPid,
      wasReady,
      ...this.events,
    });
    this.children[name] = child;
    child.start();
  }

  private turnLogsOver(): void {
    const logs = Object.keys(this.children).map((name) => join(this.environment.dataDir, 'logs', `${name}.log`));
    for (const file of [...logs, ...(this.postgres ? [this.postgres.logFile] : [])]) {
      try {
        turnOver(file);
      } catch (error) {
        this.events.say(`The log ${file} could not be begun anew: ${(error as Error).message}`);
      }
    }
  }

  private async untilReady(issuer: string): Promise<void> {
    const { given } = this.environment;
    const waits = [untilAnswers(`${this.url}/health/ready`, () => this.children.api?.failWhenGivenUp())];
    if (!given.OIDC_ISSUER) {
      waits.push(
        untilAnswers(`${issuer}/.well-known/openid-configuration`, () => this.children.identity?.failWhenGivenUp()),
      );
    }
    await Promise.all(waits);
  }
}
