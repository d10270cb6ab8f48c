import { type RegistrationAnswers, registrationAnswersSchema } from '@arrival/contracts';
import { fieldError, newestProfile, registrationErrors, withKeptPhones } from '@arrival/rules';
import { Inject, Injectable } from '@nestjs/common';
import { APP_CONFIG, type AppConfig } from '../../config/app-config';
import { DomainError } from '../../platform/calls/domain-error';
import { contentHash } from '../../platform/idempotency/content-hash';
import { HealthAnswers } from '../pos/health-answers.facade';
import type { CompletionCall, CompletionPlan, CompletionPlanner, TaskAtHand } from './completion-request';
import { readAnswers } from './read-answers';
import { refuseUnseen } from './refuse-unseen';
import { childOf } from './related-objects';

/** A child's registration; the answers are sealed before they leave this process (D51). */
@Injectable()
export class ChildRegistrationPlanner implements CompletionPlanner {
  constructor(
    private readonly health: HealthAnswers,
    @Inject(APP_CONFIG) private readonly config: AppConfig,
  ) {}

  async plan({ scene, member, decision }: TaskAtHand, { body }: CompletionCall): Promise<CompletionPlan | null> {
    const { version: seen, ...answers } = this.#answers(body.relatedObject);
    const { household, now } = scene;
    const { contactId } = member;
    const stored = newestProfile(household.childRegistrations, contactId);
    const onFile = stored && this.health.open(stored);
    const isSame = onFile !== undefined && contentHash(onFile).equals(contentHash(answers));
    if (isSame && decision.isComplete) return null;
    if (stored && onFile && !isSame) {
      refuseUnseen({
        seen,
        onFile: this.health.version(stored, onFile),
        relatedObject: childOf(scene, member, this.health),
      });
    }
    const { keyId, sealed } = this.health.seal(contactId, answers);
    const registration = {
      contactId,
      keyId,
      sealed: sealed.toString('base64'),
      updatedAtUtc: now.toISOString(),
      askedAgain: null,
    };
    const others = household.childRegistrations.filter((other) => other.contactId !== contactId);
    return {
      kind: 'childRegistration',
      action: 'checkin.child_registration',
      // Of the sealed bytes: a hash of the answers themselves could be guessed from a list of common ones.
      items: [{ contact_id: contactId, content_hash: contentHash(registration.sealed).toString('hex') }],
      answers: { keyId },
      blob: sealed,
      effects: [{ kind: 'childRegistration', contactId, answers }],
      after: { ...household, childRegistrations: [...others, registration] },
    };
  }

  /** Throws `request.invalid` for what is missing (spec §5), `profile.implausible` for numbers and contacts that cannot be (D57). */
  #answers(relatedObject: unknown): RegistrationAnswers {
    const answers = readAnswers(registrationAnswersSchema, relatedObject);
    const errors = Object.entries(registrationErrors(answers, this.config.client.phoneRegion));
    if (errors.length > 0) {
      throw new DomainError('profile.implausible', {
        errors: errors.map(([field, problem]) => fieldError(`relatedObject.${field}`, problem)),
      });
    }
    return withKeptPhones(answers, this.config.client.phoneRegion);
  }
}
