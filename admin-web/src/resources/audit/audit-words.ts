import type { AuditEvent } from '@arrival/contracts';
import { fieldWords } from '../../shared/field-words';

/** Kinds of records that administrators change or look at. */
export const entityChoices = [
  { id: 'location', name: 'Location' },
  { id: 'activity', name: 'Activity' },
  { id: 'task', name: 'Task' },
  { id: 'task_type', name: 'Task type' },
  { id: 'admin_settings', name: 'Settings' },
  { id: 'waiver', name: 'Waiver' },
  { id: 'admin_email', name: 'Access' },
  { id: 'collection', name: 'Collection' },
  { id: 'collection_item', name: 'Collection item' },
  { id: 'rental_list_entry', name: 'Rental list entry' },
  { id: 'household', name: 'Household' },
  { id: 'contact', name: 'Guest' },
  { id: 'signature', name: 'Signed waiver' },
  { id: 'search', name: 'Search' },
] as const;

const words = (name: string) => fieldWords(name.replaceAll('_', ' ').replaceAll('.', ': '));

export const entityWords = (entity: string): string => entityChoices.find(({ id }) => id === entity)?.name ?? words(entity);

const nameOf = (state: unknown): string | undefined => {
  const { name, title, email, contactName, sought } = (state ?? {}) as Record<string, unknown>;
  return [name, contactName, title, email, sought].find((value): value is string => typeof value === 'string');
};

/** `Location "Village": updated` */
export function eventWords({ entity, entityId, before, after }: AuditEvent): string {
  // There is one record of settings.
  if (entity === 'admin_settings') return entityWords(entity);
  return `${entityWords(entity)} ${nameOf(after) ?? nameOf(before) ?? entityId}`;
}

/** What staff looked at, said as an act. */
const looks: Readonly<Record<string, string>> = {
  'household.read': 'Household looked at',
  'household.previewed': 'Asked what they would be asked',
  'photo.read': 'Photo looked at',
  'health_answers.read': 'Health answers read',
  'signature.read': 'Evidence looked at',
  'signature.copied': 'Copy taken',
  'guests.searched': 'Guests searched',
  'signatures.searched': 'Signed waivers searched',
};

export const actionWords = (action: string): string => looks[action] ?? words(action.replace(/^.*\./, ''));
