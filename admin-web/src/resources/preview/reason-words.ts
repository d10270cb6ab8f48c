import type { PreviewedContact, Reason, TaskReason } from '@arrival/contracts';
import { isAtDesk } from '@arrival/rules';
import { agesWords } from '../../shared/wording/ages-words';
import { dayWords } from '../../shared/wording/day-words';
import { say, sayIfKnown } from '../../words/say';

const at = 'resources.preview.reasons';
const dated = (day: string) => ({ day: dayWords(day) });

const until = ({ validUntil }: Reason): string =>
  validUntil ? say(`${at}.validUntil`, dated(validUntil)) : say(`${at}.noEnd`);

function ageReason(reason: Reason): string {
  const ages = agesWords(reason);
  return reason.age == null
    ? say(`${at}.notInAgeRangeUnknown`, { ages })
    : say(`${at}.notInAgeRange`, { smart_count: reason.age, ages });
}

function purchaseReason({ productName, productDate }: Reason): string {
  const product = productName ?? say(`${at}.aPurchase`);
  return productDate
    ? say(`${at}.requiredByPurchaseOn`, { product, ...dated(productDate) })
    : say(`${at}.requiredByPurchase`, { product });
}

function waiverTooShort({ validUntil, validationDate }: Reason): string {
  if (!validUntil) return say(`${at}.waiverTooShort`);
  const end = dayWords(validUntil);
  return validationDate
    ? say(`${at}.waiverTooShortOn`, { end, ...dated(validationDate) })
    : say(`${at}.waiverTooShortOnLater`, { end });
}

function profileTooShort({ validUntil, validationDate }: Reason): string {
  if (!validUntil || !validationDate) return say(`${at}.profileTooShort`);
  return say(`${at}.profileTooShortOn`, { end: dayWords(validUntil), ...dated(validationDate) });
}

/** Why a task is asked or not, for staff (D17). */
export function reasonWords(reason: TaskReason): string {
  const { code, validUntil } = reason;
  switch (code) {
    case 'requiredByPurchase':
      return purchaseReason(reason);
    case 'waiverExpired':
    case 'profileExpired':
    case 'waiverEnded':
      return validUntil ? say(`${at}.${code}On`, dated(validUntil)) : say(`${at}.${code}`);
    case 'waiverTooShort':
      return waiverTooShort(reason);
    case 'profileTooShort':
      return profileTooShort(reason);
    case 'askedAgain':
      return say(`${at}.askedAgain`, { why: reason.staffReason ?? '' });
    case 'alreadyValidUntil':
      return until(reason);
    case 'editAllowedHere':
      return say(`${at}.editAllowedHere`, { until: until(reason) });
    case 'notInAgeRange':
      return ageReason(reason);
    default:
      return say(`${at}.${code}`);
  }
}

export type Verdict = 'asked' | 'atDesk' | 'done' | 'notAsked';

/** What its colour says: to be done here, at the desk, done, or not asked. */
export function verdictOf(reason: TaskReason): Verdict {
  const { isAsked, isComplete, code } = reason;
  if (isAtDesk(reason)) return 'atDesk';
  if (isAsked && !isComplete) return 'asked';
  return isComplete || code === 'alreadyValidUntil' || code === 'signedForToday' ? 'done' : 'notAsked';
}

/** Why the activity applies to somebody, or does not. */
export function activityWords({ reasonCode, productName, productDate }: PreviewedContact): string {
  if (reasonCode === 'purchased' && productName) {
    const bought = { product: productName };
    return productDate
      ? say('resources.preview.activity.purchasedFor', { ...bought, day: dayWords(productDate) })
      : say('resources.preview.activity.purchasedProduct', bought);
  }
  return sayIfKnown(`resources.preview.activity.${reasonCode}`) ?? reasonCode;
}
