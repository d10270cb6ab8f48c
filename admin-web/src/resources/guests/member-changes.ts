import type { Member } from './member';

const fields = ['firstName', 'lastName', 'dateOfBirth', 'email', 'phone'] as const;

/** As a form holds them: what is not known is empty. */
export const memberFields = (member: Member): Record<string, string> =>
  Object.fromEntries(fields.map((field) => [field, member[field] ?? '']));

/** What was typed otherwise than it is known: what others correct meanwhile stays. */
export function changesOfMember(member: Member, values: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const known = memberFields(member);
  const typed = fields.map((field) => [field, values[field] ?? ''] as const);
  return Object.fromEntries(typed.filter(([field, value]) => value !== known[field]));
}
