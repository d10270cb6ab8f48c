import { type ReferenceItem, type RentalAnswers, rentalAnswersSchema } from '@arrival/contracts';
import { Injectable } from '@nestjs/common';
import { DomainError } from '../../platform/http/domain-error';
import { contentHash } from '../../platform/idempotency/content-hash';
import type { ReferenceListName } from '../catalog/catalog-snapshot';
import type { PosRentalProfile } from '../pos/pos-household';
import type { CheckinScene } from './checkin-scene';
import type { CompletionCall, CompletionPlan, CompletionPlanner, TaskAtHand } from './completion-request';
import { invalidField, readAnswers } from './related-object';

const listOf = {
  selectedAge: 'age',
  selectedAbility: 'ability',
  selectedHeight: 'height',
  selectedWeight: 'weight',
} as const satisfies Record<string, ReferenceListName>;

/** Only offered values may be chosen (spec §5: `dinLookupValue` above −1). */
function refuseUnoffered(scene: CheckinScene, answers: RentalAnswers): void {
  const isOffered = (list: readonly ReferenceItem[], key: string) => list.some((item) => item.listKey === key && item.dinLookupValue > -1);
  const errors = Object.entries(listOf)
    .filter(([field, list]) => !isOffered(scene.catalog.snapshot.referenceLists[list], answers[field as keyof typeof listOf]))
    .map(([field]) => ({ path: `relatedObject.${field}`, message: 'Please choose one of the offered values' }));
  if (errors.length > 0) throw new DomainError('rental.option_unknown', { errors });
}

/** A rental profile: required answers by the task type's switches (spec §5). */
@Injectable()
export class RentalProfilePlanner implements CompletionPlanner {
  async plan({ scene, member: { contactId }, decision }: TaskAtHand, { body }: CompletionCall): Promise<CompletionPlan | null> {
    const profile = this.#profile(scene, contactId, readAnswers(rentalAnswersSchema, body.relatedObject));
    const { household } = scene;
    const { updatedAtUtc, ...content } = profile;
    const stored = household.rentalProfiles.find((candidate) => candidate.contactId === contactId);
    if (stored && decision.isComplete && contentHash({ ...stored, updatedAtUtc }).equals(contentHash(profile))) return null;
    return {
      kind: 'rentalProfile',
      action: 'checkin.rental_profile',
      items: [{ contact_id: contactId, content_hash: contentHash(content).toString('hex') }],
      answers: {
        age_key: content.ageKey,
        ability_key: content.abilityKey,
        height_key: content.heightKey,
        weight_key: content.weightKey,
        shoe_size: content.shoeSize,
        goofy: content.goofy,
      },
      after: { ...household, rentalProfiles: [...household.rentalProfiles.filter((other) => other.contactId !== contactId), profile] },
    };
  }

  #profile(scene: CheckinScene, contactId: number, answers: RentalAnswers): PosRentalProfile {
    refuseUnoffered(scene, answers);
    const type = scene.catalog.taskTypes.find(({ id }) => id === 2);
    const shoeSize = answers.shoeSize || answers.selectedShoeSize || null;
    if (type?.enableShoeSize && !shoeSize) throw invalidField('shoeSize', 'This is required.');
    return {
      contactId,
      ageKey: answers.selectedAge,
      abilityKey: answers.selectedAbility,
      heightKey: answers.selectedHeight,
      weightKey: answers.selectedWeight,
      shoeSize: type?.enableShoeSize ? shoeSize : null,
      goofy: type?.enableStance ? (answers.selectedGoofy ?? 'N') : null,
      updatedAtUtc: scene.now.toISOString(),
    };
  }
}
