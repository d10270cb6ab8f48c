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

export const rentalLists = {
  name: 'Entry |||| Rental lists',
  title: 'Rental list entry',
  add: 'Add Entry',
  update: 'Update Entry',
  delete: 'Delete Entry',
  empty: {
    title: 'No entries',
    help: 'Guests choose their age, skier type, height, weight and shoe size from these lists.',
  },
  groups: { entry: 'Entry', offer: 'Offer' },
  notOffered: 'Not offered',
  shortlyNotOffered: 'not offered',
  isOffered: 'Offered',
  imperialText: 'Text in feet or pounds',
  fields: {
    id: 'Id',
    name: 'Text',
    list: 'List',
    listKey: 'Key',
    listDescription: 'Text',
    listDescriptionMetric: 'Metric text',
    dinLookupValue: 'Lookup value',
    sortOrder: 'Place',
    translations: 'Other languages',
    modifiedDateUtc: 'Modified Date',
  },
  help: {
    listKey: 'Profiles keep it, so it stays once somebody has chosen it',
    listDescription: 'As guests read it',
    metricOfUnits: 'As the chart prints it: nothing is converted',
    metric: 'Only where it differs',
    dinLookupValue: 'Row of the chart; −1 is not offered',
    sortOrder: 'Lower numbers come first',
  },
} as const;
