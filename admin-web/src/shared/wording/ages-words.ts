import type { Reason } from '@arrival/contracts';
import { say } from '../../words/say';

/** `4 to 17`, `18 and older`, `up to 6`, `any age`. */
export function agesWords({ ageMin, ageMax }: Pick<Reason, 'ageMin' | 'ageMax'>): string {
  if (ageMin != null && ageMax != null) return say('shared.ages.between', { min: ageMin, max: ageMax });
  if (ageMin != null) return say('shared.ages.from', { min: ageMin });
  return ageMax != null ? say('shared.ages.upTo', { max: ageMax }) : say('shared.ages.any');
}
