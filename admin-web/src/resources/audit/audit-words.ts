import { type AuditEvent, type AuditedEntity, auditedEntities } from '@arrival/contracts';
import { fieldWords } from '../../shared/wording/field-words';
import { say, sayIfKnown } from '../../words/say';

/** The resources of the console in whose words a record's fields are told; what looks leave in the trail has its own. */
const resources: Readonly<Record<AuditedEntity, string>> = {
  location: 'locations',
  activity: 'activities',
  task: 'tasks',
  task_type: 'tasktypes',
  product: 'products',
  admin_settings: 'settings',
  waiver: 'waivers',
  admin_email: 'access',
  api_key: 'apikeys',
  api_default_settings: 'apikeys',
  collection: 'collections',
  collection_item: 'collection-items',
  rental_list_entry: 'rental-lists',
  webhook: 'webhooks',
  picture: 'audit',
  contact: 'audit',
  signature: 'audit',
  evidence: 'audit',
  search: 'audit',
  retention: 'retention',
  job: 'audit',
  hand_over: 'audit',
  report: 'audit',
};

/** Kinds of records that administrators change or look at. */
export const entityChoices = () => auditedEntities.map((id) => ({ id, name: say(`resources.audit.entities.${id}`) }));

export const entityWords = (entity: string): string => sayIfKnown(`resources.audit.entities.${entity}`) ?? entity;

const drafts: Readonly<Record<string, string>> = { languageSettings: 'language', themeSettings: 'theme' };

/** A field of an audited record, by its path: `languageSettings.home.checkInTitle`. */
export function auditedFieldWords(entity: string, path: string): string {
  const [first = '', ...rest] = path.split('.');
  const draft = rest.length > 0 && drafts[first];
  const resource = resources[entity as AuditedEntity] ?? 'audit';
  return draft ? `${fieldWords(resource, first)} › ${fieldWords(draft, rest.join('.'))}` : fieldWords(resource, path);
}

/** What a record is called by, the first that it has. */
const nameFields = ['name', 'nickname', 'contactName', 'title', 'email', 'sought', 'url', 'listDescription'];

const nameOf = (state: unknown): string | undefined => {
  const told = (state ?? {}) as Record<string, unknown>;
  return nameFields.map((field) => told[field]).find((value): value is string => typeof value === 'string');
};

/** `Location Village` */
export function eventWords({ entity, entityId, before, after }: AuditEvent): string {
  // There is one record of each kind of settings.
  if (entity === 'admin_settings' || entity === 'api_default_settings') return entityWords(entity);
  // Of periods too; what a run removed is told by its class.
  if (entity === 'retention')
    return say('resources.audit.named', { entity: entityWords(entity), name: retentionWords(entityId) }).trim();
  return say('resources.audit.named', {
    entity: entityWords(entity),
    name: nameOf(after) ?? nameOf(before) ?? entityId,
  });
}

const retentionWords = (entityId: string): string =>
  sayIfKnown(`resources.retention.fields.${entityId}`)?.toLowerCase() ?? '';

/** What was done: a look said as an act, a change by the end of its name; a code that this build does not know is told as it is. */
export const actionWords = (action: string): string =>
  sayIfKnown(`resources.audit.looks.${action}`) ??
  sayIfKnown(`resources.audit.changes.${action.replace(/^.*\./, '')}`) ??
  action;

/** Who did it: a person, a program with a key, a command, whoever has a device at the counter, or the product itself. */
export function actorWords({ actorEmail, actorKey, actorCommand, isAtCounter }: AuditEvent): string {
  if (actorEmail) return actorEmail;
  if (actorCommand) return say('resources.audit.byCommand', { name: actorCommand });
  if (actorKey) return say('resources.audit.byKey', { name: actorKey });
  return say(isAtCounter ? 'resources.audit.atCounter' : 'resources.audit.arrival');
}
