export const collections = {
  name: 'Collection |||| Collections',
  title: 'Collection',
  add: 'Add Collection',
  update: 'Update Collection',
  delete: 'Delete Collection',
  deleteMeans: 'Its items go with it.',
  empty: {
    title: 'No collections yet',
    help: 'A collection is a named list of values, such as lift gates with their codes. Add the first one, then its items.',
  },
  protectedHelp: 'The Pass Checker knows it by this name; only its items change.',
  count: '%{smart_count} item |||| %{smart_count} items',
  countUsed: '%{count}, used by the Pass Checker',
  passChecker: 'Pass Checker',
  fields: {
    id: 'Id',
    name: 'Name',
    isProtected: 'Used by',
    collectionItems: 'Items',
    createdDateUtc: 'Created',
    modifiedDateUtc: 'Modified Date',
  },
  items: { title: 'Items', none: 'No items yet. Add the first one.', change: 'Change' },
  lifts: {
    about:
      'The lifts that guests choose from when they check a pass. Without any, the location of the general settings is asked about. A connected point of sale answers for each lift; without one a pass is good at all of them.',
    name: 'The lift as guests know it',
    value: 'Its code in the point of sale',
  },
  reasons: {
    about:
      'What guests read when a pass is blocked. For a reason that is not here they read that the pass cannot be used at the moment.',
    name: 'The reason as the point of sale gives it',
    value: 'What guests read instead',
  },
} as const;

export const collectionItems = {
  name: 'Item |||| Items',
  add: 'Add Item',
  update: 'Update Item',
  updateOne: 'Update %{name}',
  deleteOne: 'Delete %{name}',
  ask: 'Delete “%{name}”?',
  means: 'It is no longer offered. You can bring it back from the audit trail.',
  fields: { id: 'Id', name: 'Name', value: 'Value', collectionId: 'Collection', modifiedDateUtc: 'Modified Date' },
} as const;
