import type { AuditEvent } from '@arrival/contracts';
import { fieldWords } from '../../shared/field-words';

/** Kinds of records that administrators change. */
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
] as const;

const words = (name: string) => fieldWords(name.replaceAll('_', ' ').replaceAll('.', ': '));

export const entityWords = (entity: string): string => entityChoices.find(({ id }) => id === entity)?.name ?? words(entity);

const nameOf = (state: unknown): string | undefined => {
  const { name, title, email } = (state ?? {}) as Record<string, unknown>;
  return [name, title, email].find((value): value is string => typeof value === 'string');
};

/** `Location "Village": updated` */
export function eventWords({ entity, entityId, before, after }: AuditEvent): string {
  // There is one record of settings.
  if (entity === 'admin_settings') return entityWords(entity);
  return `${entityWords(entity)} ${nameOf(after) ?? nameOf(before) ?? entityId}`;
}

export const actionWords = (action: string): string => words(action.replace(/^.*\./, ''));
