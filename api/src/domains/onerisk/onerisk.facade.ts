import { Inject, Injectable } from '@nestjs/common';
import { APP_CONFIG, type AppConfig } from '../../config/app-config';
import { SettingsFacade } from '../settings/settings.facade';
import { reconcile } from './jobs/reconcile.job';
import { type Confirming, SigningsQueries } from './signings.queries';

/** How it goes with 1Risk. */
@Injectable()
export class OneRiskFacade {
  constructor(
    @Inject(APP_CONFIG) private readonly config: AppConfig,
    private readonly settings: SettingsFacade,
    private readonly signings: SigningsQueries,
  ) {}

  /** Whether the resort has the feature. */
  get isThere(): boolean {
    return this.config.features.includes('1Risk');
  }

  /** What comes by itself and has nothing to do here. */
  get idleJobs(): readonly string[] {
    return this.isThere ? [] : [reconcile.name];
  }

  /** Whether address and secret are there (D41). Throws `CannotOpen`. */
  async isSet(): Promise<boolean> {
    return (await this.settings.oneRisk()) !== null;
  }

  /** What browsers say is signed, and 1Risk does not yet. */
  confirming(): Promise<Confirming> {
    return this.signings.confirming();
  }
}
