import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { type DemoAtResort, type DemoPerson, demoAdministrators, demoPeopleAt } from '../demo/people';
import { applicationUrl } from '../postgres/databases';
import { keepTestSeal } from '../seal/test-seal';
import { writeJson } from '../state/state-file';
import { keepTestWallets } from '../wallet/write-test-wallets';
import { prepareDemoData } from './demo-data';
import { builtWebApp, type LaunchEnvironment, LaunchError, workerEnvironment } from './environment';
import { setOneRisk } from './one-risk-settings';
import { choosePorts } from './ports';
import { runScript } from './run-script';
import { sandboxesOf } from './sandbox-variables';
import { hasSchema, schemaIsCurrent } from './schema';
import { keepSecrets, type Secrets } from './secrets';
import { type StackJson, stackFile, stackJson } from './stack-json';
import { type StackEvents, StackProcesses } from './stack-processes';
import { addressesOf, type StandIn, standInPorts, standIns } from './stand-ins';
import { untilAnswers } from './until-answers';

const portNames = ['api', 'identity', 'postgres', ...standInPorts] as const;
type Told = Omit<StackJson, 'pids'>;

/** Everything that `npm start` runs: PostgreSQL, OpenID provider, API, worker. Started and stopped in order. */
export class Stack {
  private readonly processes: StackProcesses;
  private url = '';
  private told: Told | undefined;

  constructor(
    private readonly environment: LaunchEnvironment,
    private readonly events: StackEvents,
  ) {
    mkdirSync(join(environment.dataDir, 'logs'), { recursive: true });
    this.processes = new StackProcesses(environment, events, () => this.publish());
    rmSync(stackFile(environment.dataDir), { force: true });
  }

  /** Resolves when guests can check in. */
  async start(): Promise<Told> {
    const { given } = this.environment;
    const ports = await choosePorts(this.environment.port, portNames);
    if (ports.api !== this.environment.port)
      this.events.say(`Port ${this.environment.port} is taken: using ${ports.api}`);
    this.url = `http://localhost:${ports.api}`;
    const publicUrl = given.PUBLIC_URL?.replace(/\/+$/, '') ?? this.url;
    const issuer = given.OIDC_ISSUER ?? `http://localhost:${ports.identity}`;
    const ownerUrl =
      given.DATABASE_OWNER_URL ?? given.DATABASE_URL ?? (await this.processes.startPostgres(ports.postgres));
    const databaseUrl = given.DATABASE_URL ?? applicationUrl(ownerUrl);
    const secrets = given.HEALTH_DATA_KEYS ? undefined : await this.ownKeys(ownerUrl);
    const at = { ports, apiUrl: this.url };
    const wanted = standIns.filter(({ isWanted }) => isWanted(this.environment));
    const outside = addressesOf(wanted, at);
    const env = this.apiEnvironment({
      PORT: String(ports.api),
      PUBLIC_URL: publicUrl,
      DATABASE_URL: databaseUrl,
      OIDC_ISSUER: issuer,
      HEALTH_DATA_KEYS: secrets?.healthDataKeys,
      EVIDENCE_SIGNING_KEYS: secrets?.evidenceKeys,
      ...sandboxesOf(outside),
    });
    await this.migrate(env, ownerUrl);
    const demo = given.DATABASE_URL && given.OIDC_ISSUER ? undefined : await this.seed(env, ownerUrl);
    const people = demo && !given.OIDC_ISSUER ? demoPeopleAt(demo) : [];
    if (!given.OIDC_ISSUER) this.startIdentity(ports.identity, [...new Set([publicUrl, this.url])], people);
    if (outside.oneRiskUrl) await setOneRisk(ownerUrl, outside.oneRiskUrl, env['HEALTH_DATA_KEYS'] ?? '');
    const start = ({ name, title, file, args }: StandIn) =>
      this.processes.startSandbox(name, title, file, args(at, this.environment));
    for (const standIn of wanted) if (!standIn.comesLater) start(standIn);
    this.processes.start('api', 'The API', 'api/dist/main.js', [], env);
    await this.untilReady(issuer);
    this.processes.start('worker', 'The worker', 'api/dist/worker.js', [], workerEnvironment(env));
    for (const standIn of wanted) if (standIn.comesLater) start(standIn);
    this.processes.haveBeenReady();
    this.told = { ...stackJson(publicUrl, issuer, people), apiUrl: this.url, ...outside };
    this.publish();
    return this.told;
  }

  get isReady(): boolean {
    return this.told !== undefined;
  }

  /** Tells where it is, with the process numbers of now, once guests can check in. */
  private publish(): void {
    if (this.told) writeJson(stackFile(this.environment.dataDir), { ...this.told, pids: this.processes.pids });
  }

  async stop(): Promise<void> {
    this.told = undefined;
    rmSync(stackFile(this.environment.dataDir), { force: true });
    await this.processes.stop();
  }

  /** New code: the API's two processes start again. */
  async restartApplication(): Promise<void> {
    await this.processes.restart('api', 'worker');
    await untilAnswers(`${this.url}/health/ready`, () => undefined);
  }

  private startIdentity(port: number, origins: string[], people: readonly DemoPerson[]): void {
    const options = { port, origins, keysFile: join(this.environment.dataDir, 'identity-keys.json'), people };
    this.processes.startSandbox('identity', 'The OpenID provider', 'identity', [JSON.stringify(options)]);
  }

  /** The keys of a data folder that is given none. */
  private async ownKeys(ownerUrl: string): Promise<Secrets> {
    const { dataDir } = this.environment;
    return keepSecrets(dataDir, { isFilled: await hasSchema(ownerUrl), say: this.events.say });
  }

  private apiEnvironment(found: Record<string, string | undefined>): NodeJS.ProcessEnv {
    const { root, dataDir, given } = this.environment;
    return this.environment.complete({
      ...found,
      ADMIN_EMAILS: given.OIDC_ISSUER ? undefined : demoAdministrators.join(','),
      STORAGE_DIR: given.S3_BUCKET ? undefined : join(dataDir, 'storage'),
      GUEST_WEB_DIR: builtWebApp(root, 'guest-web'),
      ADMIN_WEB_DIR: builtWebApp(root, 'admin-web'),
      ...keepTestWallets(join(dataDir, 'wallets')),
      ...keepTestSeal(join(dataDir, 'seal')),
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

  /** Answers what of the demo is there. */
  private seed(env: NodeJS.ProcessEnv, databaseUrl: string): Promise<DemoAtResort> {
    const options = {
      databaseUrl,
      issuer: env['OIDC_ISSUER'] ?? '',
      storageDir: env['STORAGE_DIR'] ?? '',
      healthKeys: env['HEALTH_DATA_KEYS'] ?? '',
      now: new Date(),
    };
    return prepareDemoData(options, { withResort: this.environment.withDemoResort });
  }

  private async untilReady(issuer: string): Promise<void> {
    const { given } = this.environment;
    const waits = [untilAnswers(`${this.url}/health/ready`, () => this.processes.failWhenGivenUp('api'))];
    if (!given.OIDC_ISSUER) {
      waits.push(
        untilAnswers(`${issuer}/.well-known/openid-configuration`, () => this.processes.failWhenGivenUp('identity')),
      );
    }
    await Promise.all(waits);
  }
}
