/** `4 to 17`, `from 18`, `up to 6`, `any age`. */
export function agesWords({ ageMin, ageMax }: { ageMin: number | null; ageMax: number | null }): string {
  if (ageMin !== null && ageMax !== null) return `${ageMin} to ${ageMax}`;
  if (ageMin !== null) return `from ${ageMin}`;
  return ageMax !== null ? `up to ${ageMax}` : 'any age';
}
