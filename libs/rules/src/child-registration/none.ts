import { noneText } from '@arrival/contracts';

/** The fields that are saved as 'None' when empty (spec §5). */
export const healthFields = ['drugAllergy', 'foodAllergy', 'medication', 'specialCondition'] as const;
export type HealthField = (typeof healthFields)[number];

/** On focus a 'None' is cleared (spec §5). */
export function onHealthFocus(value: string): string {
  return value.trim() === noneText ? '' : value;
}

/** On blur, and on saving, an empty value becomes 'None' (spec §5). */
export function onHealthBlur(value: string | null | undefined): string {
  return (value ?? '').trim() === '' ? noneText : (value ?? '');
}

/** The answers as they are saved: trimmed, empty health answers as 'None'. */
export function withNone<T extends Partial<Record<HealthField, string | null>>>(
  answers: T,
): T & Record<HealthField, string> {
  const health = healthFields.map((field) => [field, onHealthBlur(answers[field]).trim()]);
  return { ...answers, ...Object.fromEntries(health) };
}
