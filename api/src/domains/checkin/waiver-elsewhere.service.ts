import { isSignedElsewhere, signatureDates } from '@arrival/rules';
import { Inject, Injectable } from '@nestjs/common';
import { APP_CONFIG, type AppConfig } from '../../config/app-config';
import type { Principal } from '../../platform/auth/principal';
import { DomainError } from '../../platform/calls/domain-error';
import { CatalogFacade, type CatalogTask } from '../catalog/catalog.facade';
import type { CheckinScene } from './checkin-scene';
import { CheckinScenes } from './checkin-scenes';
import type { AskedElsewhere, WaiverElsewhere } from './elsewhere';
import { refuseSigning } from './refuse-signing';

/** Which waivers of the household a partner is to have signed, and for whom (D41). */
@Injectable()
export class WaiverElsewhereService {
  constructor(
    @Inject(APP_CONFIG) private readonly config: AppConfig,
    private readonly catalog: CatalogFacade,
    private readonly scenes: CheckinScenes,
  ) {}

  /** In the order asked. Throws what a completion throws: unknown ids, `task.not_asked`, `waiver.ended`, `waiver.age_unknown`, `waiver.signer_is_minor`. */
  async find(principal: Principal, { locationId, activityId, waivers }: AskedElsewhere): Promise<WaiverElsewhere[]> {
    const place = locationId ?? (await this.catalog.snapshot()).defaultLocation?.id;
    if (place === undefined) throw new DomainError('location.unknown');
    const scene = await this.scenes.open(principal, place);
    return waivers.map(({ waiverId, contactIds }) => this.#waiver(scene, { activityId, waiverId, contactIds }));
  }

  #waiver(
    scene: CheckinScene,
    asked: { activityId: number | undefined; waiverId: string; contactIds: readonly number[] },
  ): WaiverElsewhere {
    const { activity, task } = this.#task(scene, asked.activityId, asked.waiverId);
    const members = [...new Set(asked.contactIds)].map((id) => scene.member(id));
    const decisions = members.map((member) => scene.taskDecision(activity.id, task.id, member.contactId));
    const open = members.filter((_, index) => !decisions[index]?.isComplete);
    if (open.length === 0) throw new DomainError('task.not_asked');
    const { headContactId } = scene.household;
    refuseSigning(
      scene,
      open.map(({ contactId }) => scene.signee(contactId)),
      true,
    );
    const purchaseId = decisions.find((decision) => decision.purchaseId !== undefined)?.purchaseId;
    const bought = scene.household.purchases.find((purchase) => purchase.purchaseId === purchaseId);
    return {
      headContactId,
      locationId: scene.catalog.location.id,
      activityId: activity.id,
      taskId: task.id,
      waiverId: asked.waiverId,
      posWaiverId: task.posWaiverId as string,
      productId: bought?.productId ?? null,
      productCode: (bought && scene.catalog.snapshot.productCodes.get(bought.productId)) ?? null,
      expiresOn: signatureDates(task, scene.today, null).endDate,
      people: open.map(({ contactId, firstName, lastName, dateOfBirth, email, phone }) => ({
        contactId,
        firstName,
        lastName,
        dateOfBirth,
        email,
        phone,
      })),
    };
  }

  /** Throws `task.unknown` for a waiver that is not signed with the partner here. */
  #task(scene: CheckinScene, activityId: number | undefined, waiverId: string) {
    const activities = activityId === undefined ? scene.catalog.location.activities : [scene.activity(activityId)];
    const isMeant = (task: CatalogTask) =>
      task.externalWaiverId === waiverId && task.posWaiverId !== null && isSignedElsewhere(task, this.config);
    for (const activity of activities) {
      const task = activity.tasks.find(isMeant);
      if (task) return { activity, task };
    }
    throw new DomainError('task.unknown');
  }
}
