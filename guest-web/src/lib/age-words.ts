/** "Age 9"; nothing without a birth date. */
export function ageWords(age: number | null): string {
  if (age === null) return '';
  return age === 0 ? 'Under 1 year' : `Age ${age}`;
}
