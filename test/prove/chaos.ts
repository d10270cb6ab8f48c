import { setTimeout as pause } from 'node:timers/promises';
import type { BridgeBehaviour } from '../../libs/sandbox/src/pos-bridge/bridge-behaviour';
import type { PosBridge } from '../../libs/sandbox/src/pos-bridge/bridge-server';
import { freePort } from '../../libs/sandbox/src/process/free-port';
import type { CrashSite } from '../crash/crash-site';
import { type ApiProcess, startApiProcess, startWorkerProcess } from '../support/api-process';

type Random = () => number;

const behaviours: readonly (readonly [BridgeBehaviour, number])[] = [
  ['lose', 0.3],
  ['lose', 0.6],
  ['reset', 0.5],
  ['half', 0.4],
  ['down', 1],
  ['ok', 1],
];

/** The product's processes, killed at random instants and started again, beside a point of sale that changes its moods. */
export class Chaos {
  readonly kills = { api: 0, worker: 0 };
  readonly url: string;
  #api?: ApiProcess;
  #worker?: Omit<ApiProcess, 'url'>;
  #isOver = false;
  #running?: Promise<void>;

  private constructor(
    private readonly site: CrashSite,
    private readonly bridge: PosBridge,
    private readonly random: Random,
    private readonly port: number,
  ) {
    this.url = `http://127.0.0.1:${port}`;
  }

  static async begin(site: CrashSite, bridge: PosBridge, random: Random): Promise<Chaos> {
    const chaos = new Chaos(site, bridge, random, await freePort());
    chaos.#worker = startWorkerProcess(site.variables);
    chaos.#api = await startApiProcess(site.variables, chaos.port);
    return chaos;
  }

  /** Kills and spoils until `calm`. */
  rage(): void {
    this.#running = this.#go();
  }

  /** Everything runs again, and the point of sale is well. */
  async calm(): Promise<void> {
    this.#isOver = true;
    await this.#running;
    this.bridge.behave('ok');
  }

  async end(): Promise<void> {
    await Promise.all([this.#api?.stop(), this.#worker?.stop()]);
  }

  async #go(): Promise<void> {
    while (!this.#isOver) {
      const [behaviour, chance] = behaviours[Math.floor(this.random() * behaviours.length)] ?? ['ok', 1];
      this.bridge.behave(behaviour, chance, Math.floor(this.random() * 1_000_000));
      await pause(2_000 + this.random() * 6_000);
      if (this.random() < 0.5) await this.#killWorker();
      else await this.#killApi();
    }
  }

  async #killApi(): Promise<void> {
    this.kills.api += 1;
    await this.#api?.kill();
    const start = () => startApiProcess(this.site.variables, this.port);
    // A machine that is busy with other things may be too slow for the first one.
    this.#api = await start().catch(start);
  }

  async #killWorker(): Promise<void> {
    this.kills.worker += 1;
    await this.#worker?.kill();
    this.#worker = startWorkerProcess(this.site.variables);
  }
}
