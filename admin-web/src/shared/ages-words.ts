import { say } from '../words/say';

/** `4 to 17`, `from 18`, `up to 6`, `any age`. */
export function agesWords({ ageMin, ageMax }: { ageMin: number | null; ageMax: number | null }): string {
  if (ageMin !== null && ageMax !== null) return say('shared.ages.between', { min: ageMin, max: ageMax });
  if (ageMin !== null) return say('shared.ages.from', { min: ageMin });
  return ageMax !== null ? say('shared.ages.upTo', { max: ageMax }) : say('shared.ages.any');
}
