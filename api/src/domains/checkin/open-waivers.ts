import { taskTypeIds } from '@arrival/contracts';
import { type ContactDecision, isSignedElsewhere } from '@arrival/rules';
import { Inject, Injectable } from '@nestjs/common';
import { APP_CONFIG, type AppConfig } from '../../config/app-config';
import type { CatalogActivity } from '../catalog/catalog.facade';

/** Whether a member has a waiver to sign that is signed here, and can be; of those that must be signed, or of all. */
@Injectable()
export class OpenWaivers {
  constructor(@Inject(APP_CONFIG) private readonly config: AppConfig) {}

  has(activity: CatalogActivity, decision: ContactDecision, which: 'required' | 'all' = 'all'): boolean {
    const signedHere = activity.tasks
      .filter((task) => task.taskTypeId === taskTypeIds.waiver && !isSignedElsewhere(task, this.config))
      .filter(({ isOptional }) => which === 'all' || !isOptional);
    const ids = new Set(signedHere.map(({ id }) => id));
    return decision.tasks.some(
      ({ taskId, isAsked, isComplete, reason }) =>
        ids.has(taskId) && isAsked && !isComplete && reason.code !== 'waiverEnded' && reason.code !== 'waiverNoText',
    );
  }
}
