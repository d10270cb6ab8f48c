/** What records here have beyond the specification (spec §3). */
const ours = ['timeZone', 'openingHours', 'translations', 'staffNote', 'inviteDaysBefore', 'inviteLanguage'] as const;

/** Whoever saves by the specification's fields alone takes none of ours away: those that are left out stay. */
export function keepingOurs<Values extends object>(write: object, values: Values): Partial<Values> {
  const said = write as Readonly<Record<string, unknown>>;
  const left: readonly string[] = ours.filter((field) => said[field] === undefined);
  return Object.fromEntries(Object.entries(values).filter(([field]) => !left.includes(field))) as Partial<Values>;
}
