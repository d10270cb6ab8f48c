import { type RentalAnswers, rentalAnswersSchema, taskTypeIds } from '@arrival/contracts';
import { notOfferedMessage, rentalErrors } from '@arrival/rules';
import { Injectable } from '@nestjs/common';
import { DomainError } from '../../platform/http/domain-error';
import { contentHash } from '../../platform/idempotency/content-hash';
import type { PosRentalProfile } from '../pos/pos-household';
import type { CheckinScene } from './checkin-scene';
import type { CompletionCall, CompletionPlan, CompletionPlanner, TaskAtHand } from './completion-request';
import { readAnswers } from './related-object';

/** The rules' objections, by field (spec §5). What was never offered is told apart from what is missing. */
function refuseWrong(scene: CheckinScene, answers: RentalAnswers, isShoeSizeEnabled: boolean): void {
  const { age, ability, height, weight } = scene.catalog.snapshot.referenceLists;
  const choices = { ageRefs: age, abilityRefs: ability, heightRefs: height, weightRefs: weight };
  const errors = Object.entries(rentalErrors(answers, choices, isShoeSizeEnabled)).map(([field, message]) => ({
    path: `relatedObject.${field}`,
    message,
  }));
  if (errors.length === 0) return;
  const isUnknown = errors.some(({ message }) => message === notOfferedMessage);
  throw new DomainError(isUnknown ? 'rental.option_unknown' : 'request.invalid', { errors });
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
    const type = scene.catalog.taskTypes.find(({ id }) => id === taskTypeIds.rentalProfile);
    const shoeSize = answers.shoeSize || answers.selectedShoeSize || null;
    refuseWrong(scene, { ...answers, shoeSize }, type?.enableShoeSize ?? false);
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
