import type { EligibilityPreview, Reason, TaskReason } from '@arrival/contracts';
import { isAtDesk } from '@arrival/rules';
import { dayWords } from '../../shared/day-words';

const ages = ({ age, ageMin, ageMax }: Reason): string => {
  const range =
    ageMin != null && ageMax != null
      ? `${ageMin} to ${ageMax}`
      : ageMin != null
        ? `${ageMin} and older`
        : ageMax != null
          ? `up to ${ageMax}`
          : 'any age';
  return `${age == null ? 'age not known' : `${age} years old`}, the task is for ${range}`;
};

const until = ({ validUntil }: Reason): string => (validUntil ? `valid until ${dayWords(validUntil)}` : 'valid without an end');

const on = (day: string | null | undefined): string => (day ? ` on ${dayWords(day)}` : '');

/** Why a task is asked or not, for staff (D17). */
export function reasonWords(reason: TaskReason): string {
  switch (reason.code) {
    case 'requiredByActivity':
      return 'the activity asks for it';
    case 'requiredByPurchase':
      return `needed for ${reason.productName ?? 'a purchase'}${reason.productDate ? ` on ${dayWords(reason.productDate)}` : ''}`;
    case 'waiverExpired':
      return reason.validUntil ? `the signature ran out on ${dayWords(reason.validUntil)}` : 'the signature does not cover this day';
    case 'waiverTooShort':
      return `the signature ends${on(reason.validUntil)}, and must cover ${reason.validationDate ? dayWords(reason.validationDate) : 'a later day'}`;
    case 'profileTooShort':
      return `the answers run out${on(reason.validUntil)}, before the visit${on(reason.validationDate)}`;
    case 'profileExpired':
      return reason.validUntil ? `the answers ran out on ${dayWords(reason.validUntil)}` : 'the answers are too old';
    case 'alreadyValidUntil':
      return until(reason);
    case 'signedForToday':
      return 'signed for this day';
    case 'editAllowedHere':
      return `done and ${until(reason)}; this location lets guests change it`;
    case 'notInAgeRange':
      return ages(reason);
    case 'notRequiredByPurchase':
      return 'no purchase needs it';
    case 'noUnprintedMedia':
      return 'no pass is waiting to be printed';
    case 'waiverEnded':
      return `the waiver ended${on(reason.validUntil)}: nobody can sign it`;
    case 'waiverNoText':
      return 'the waiver has no text: nobody can sign it';
  }
}

export type Verdict = 'asked' | 'atDesk' | 'done' | 'notAsked';

export function verdictOf(reason: TaskReason): Verdict {
  const { isAsked, isComplete, code } = reason;
  if (isAtDesk(reason)) return 'atDesk';
  if (isAsked && !isComplete) return 'asked';
  return isComplete || code === 'alreadyValidUntil' || code === 'signedForToday' ? 'done' : 'notAsked';
}

type Someone = EligibilityPreview['activities'][number]['contacts'][number];

const why: Record<string, string> = {
  ageInRange: 'the age fits',
  purchased: 'bought it',
  defaultActivity: 'nothing bought, so what everybody of that age is asked',
  activityNotInAgeRange: 'the age does not fit the activity',
  notPurchased: 'nothing was bought for it on this day',
};

/** Why the activity applies to somebody, or does not. */
export function activityWords({ reasonCode, productName, productDate }: Someone): string {
  if (reasonCode === 'purchased' && productName) return `bought ${productName}${productDate ? ` for ${dayWords(productDate)}` : ''}`;
  return why[reasonCode] ?? reasonCode;
}
