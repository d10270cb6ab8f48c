export const tasktypes = {
  name: 'Task type |||| Task types',
  title: 'Task type',
  update: 'Update Task Type',
  empty: { title: 'No task types', help: 'The four task types belong to the product.' },
  valid: 'Valid: %{long}',
  byWaiver: 'By the waiver’s dates',
  noLimit: 'No limit',
  groups: {
    counts: 'How long it counts',
    waiverHelp: 'The dates of each waiver decide: they are set at its task.',
    rental: 'Rental form',
  },
  fields: {
    id: 'Id',
    name: 'Name',
    isDeleted: 'Taken out of use',
    enableShoeSize: 'Ask for the shoe size',
    enableStance: 'Ask for the stance',
    effectiveDays: 'Effective days',
    modifiedDateUtc: 'Modified Date',
  },
  columns: { shoeSize: 'Shoe size', stance: 'Stance' },
  help: {
    effectiveDays:
      'For how many days a completed task counts before guests are asked again. 0 or empty: it never expires.',
    effectiveDaysOfChild:
      'For how many days a registration counts before guests are asked again. It is removed, and asked again, when its time under Retention (Health answers) is over, whatever stands here.',
    enableShoeSize: 'Guests must give it then',
    enableStance: 'Regular or goofy, for snowboards',
  },
} as const;
