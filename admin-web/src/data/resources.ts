import {
  activityWriteSchema,
  addMemberSchema,
  adminEmailCreateSchema,
  adminEmailWriteSchema,
  collectionItemWriteSchema,
  collectionWriteSchema,
  locationWriteSchema,
  productWriteSchema,
  rentalListEntryWriteSchema,
  taskTypeWriteSchema,
  taskWriteSchema,
  waiverWriteSchema,
  webhookWriteSchema,
} from '@arrival/contracts';

interface Wire {
  /** Below /api. */
  readonly path: string;
  /** What a save may carry; the contract refuses everything else. */
  readonly writes?: readonly string[];
  readonly creates?: readonly string[];
  /** Its name in the audit trail, of what can be deleted and brought back. */
  readonly entity?: string;
}

const fields = (schema: { shape: object }): readonly string[] => Object.keys(schema.shape);

/** The console's records and where the API keeps them (spec §7). Names are also the paths under /admin. */
export const wires: Readonly<Record<string, Wire>> = {
  locations: { path: 'locations', entity: 'location', writes: fields(locationWriteSchema) },
  activities: { path: 'activities', entity: 'activity', writes: fields(activityWriteSchema) },
  tasks: { path: 'tasks', entity: 'task', writes: fields(taskWriteSchema) },
  tasktypes: { path: 'tasktypes', writes: fields(taskTypeWriteSchema) },
  collections: { path: 'collections', entity: 'collection', writes: fields(collectionWriteSchema) },
  'collection-items': {
    path: 'collections/items',
    entity: 'collection_item',
    writes: fields(collectionItemWriteSchema),
  },
  'rental-lists': { path: 'admin/rental-lists', writes: fields(rentalListEntryWriteSchema) },
  access: {
    path: 'admin/access/email',
    writes: fields(adminEmailWriteSchema),
    creates: fields(adminEmailCreateSchema),
  },
  products: { path: 'admin/products', entity: 'product', writes: fields(productWriteSchema) },
  waivers: { path: 'admin/waivers', writes: fields(waiverWriteSchema) },
  signatures: { path: 'admin/signatures' },
  webhooks: { path: 'admin/webhooks', writes: fields(webhookWriteSchema) },
  audit: { path: 'admin/audit' },
  guests: { path: 'admin/guests', creates: fields(addMemberSchema(() => new Date())) },
};

/** Below /api. Throws for what no resource is. */
export function pathOf(resource: string): string {
  const wire = wires[resource];
  if (!wire) throw new Error(`Nothing is known of the resource ${resource}`);
  return wire.path;
}

/** Only what the contract takes; a form also holds what the server computes. */
export function writable(resource: string, data: Record<string, unknown>, isNew = false): Record<string, unknown> {
  const { writes = [], creates } = wires[resource] ?? {};
  const names = isNew ? (creates ?? writes).filter((name) => name !== 'version') : writes;
  return Object.fromEntries(names.filter((name) => data[name] !== undefined).map((name) => [name, data[name]]));
}
