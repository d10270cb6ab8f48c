import type { PosSystem } from '@arrival/contracts';
import { Inject, Injectable } from '@nestjs/common';
import { APP_CONFIG, type AppConfig } from '../../config/app-config';
import { BridgeClient } from './bridge/bridge-client';
import { ComparisonQueries } from './bridge/comparison.queries';
import { HandOversQueries } from './bridge/hand-overs.queries';
import { comparePos } from './jobs/compare-pos.job';

/** How the bridge to the operator's point of sale does, for those who look after it. */
@Injectable()
export class PosBridgeFacade {
  constructor(
    @Inject(APP_CONFIG) private readonly config: AppConfig,
    private readonly bridge: BridgeClient,
    private readonly waiting: HandOversQueries,
    private readonly comparisons: ComparisonQueries,
  ) {}

  /** Nothing else may be asked without one. */
  get isThere(): boolean {
    return this.config.pos !== undefined;
  }

  /** What comes by itself and has nothing to do here. */
  get idleJobs(): readonly string[] {
    return this.isThere ? [] : [comparePos.name];
  }

  /** Asks it, and throws when it does not answer as it should. */
  async system(): Promise<PosSystem> {
    return (await this.bridge.status()).system;
  }

  /** What waits for it and what it refuses; since when the oldest waits. */
  handOvers(): Promise<{ waiting: number; failed: number; oldestSeconds: number | null }> {
    return this.waiting.state();
  }

  /** When the last comparison that came to its end did, and what it found; null when there was none. */
  async lastComparison(): Promise<{ finishedAtUtc: string; households: number; left: number } | null> {
    const found = await this.comparisons.find();
    return found?.finishedAtUtc ? { finishedAtUtc: found.finishedAtUtc, ...found.found } : null;
  }
}
