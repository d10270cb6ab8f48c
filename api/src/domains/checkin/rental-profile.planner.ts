import { type FieldErrorCode, type GearSwitches, type RentalAnswers, rentalAnswersSchema } from '@arrival/contracts';
import { askedGear, fieldError, gearIn, newestProfile, type RentalInput, rentalErrors } from '@arrival/rules';
import { Injectable } from '@nestjs/common';
import { DomainError } from '../../platform/calls/domain-error';
import { contentHash } from '../../platform/idempotency/content-hash';
import type { PosContact, PosRentalProfile } from '../pos/pos.facade';
import { rentalVersion } from '../pos/rental-version.facade';
import type { CheckinScene } from './checkin-scene';
import { completedContent } from './completed-content';
import type { CompletionCall, CompletionPlan, CompletionPlanner, TaskAtHand } from './completion-request';
import { readAnswers } from './read-answers';
import { refuseUnseen } from './refuse-unseen';
import { rentalOf, rentalSwitches } from './related-objects';

/** The rules' objections, by field (spec §5, D57). What cannot be is told apart from what is missing. */
function refuseWrong(scene: CheckinScene, member: PosContact, answers: RentalInput, type: GearSwitches): void {
  const { age, ability, height, weight } = scene.catalog.snapshot.referenceLists;
  const choices = { ageRefs: age, abilityRefs: ability, heightRefs: height, weightRefs: weight };
  const problems = Object.entries(rentalErrors(answers, choices, type, scene.contact(member).age));
  const errors = problems.map(([field, problem]) => fieldError(`relatedObject.${field}`, problem));
  if (errors.length === 0) return;
  const has = (wanted: FieldErrorCode) => errors.some(({ code }) => code === wanted);
  if (has('notOffered')) throw new DomainError('rental.option_unknown', { errors });
  throw new DomainError(has('otherAgeGroup') || has('beyondAge') ? 'profile.implausible' : 'request.invalid', {
    errors,
  });
}

/** A rental profile: required answers by the task type's switches (spec §5). */
@Injectable()
export class RentalProfilePlanner implements CompletionPlanner {
  async plan({ scene, member, decision }: TaskAtHand, { body }: CompletionCall): Promise<CompletionPlan | null> {
    const { contactId } = member;
    const { version: seen, ...answers } = readAnswers(rentalAnswersSchema, body.relatedObject);
    const profile = this.#profile(scene, member, answers);
    const { household } = scene;
    const { updatedAtUtc, askedAgain: _, ...content } = profile;
    const { contactId: __, ...kept } = content;
    const stored = newestProfile(household.rentalProfiles, contactId);
    const isSame =
      stored !== undefined && contentHash({ ...stored, updatedAtUtc, askedAgain: null }).equals(contentHash(profile));
    if (isSame && decision.isComplete) return null;
    if (stored && !isSame)
      refuseUnseen({ seen, onFile: rentalVersion(stored), relatedObject: rentalOf(scene, member) });
    return {
      kind: stored ? 'rentalProfile' : 'firstRentalProfile',
      action: 'checkin.rental_profile',
      items: [{ contact_id: contactId, content_hash: completedContent(contentHash(content).toString('hex'), stored) }],
      answers: kept,
      effects: [{ kind: 'rentalProfile', contactId, ...kept }],
      after: {
        ...household,
        rentalProfiles: [...household.rentalProfiles.filter((other) => other.contactId !== contactId), profile],
      },
    };
  }

  #profile(scene: CheckinScene, member: PosContact, answers: RentalAnswers): PosRentalProfile {
    const type = rentalSwitches(scene);
    const gear = gearIn(answers);
    refuseWrong(scene, member, { ...answers, ...gear }, type);
    return {
      contactId: member.contactId,
      ageKey: answers.selectedAge,
      abilityKey: answers.selectedAbility,
      heightKey: answers.selectedHeight,
      weightKey: answers.selectedWeight,
      ...askedGear(gear, type),
      updatedAtUtc: scene.now.toISOString(),
      askedAgain: null,
    };
  }
}
