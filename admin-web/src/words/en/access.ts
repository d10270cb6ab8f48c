export const access = {
  name: 'Address |||| Access',
  add: 'Add administrator',
  group: 'Administrator',
  groupHelp: 'Whoever signs in with this address, proved by the sign-in provider, runs the console.',
  empty: {
    title: 'No addresses yet',
    help: 'Only those named in the start-up settings run the console. Add the addresses of your colleagues.',
  },
  fields: {
    id: 'Id',
    email: 'E-mail',
    isBound: 'Has signed in',
    isDeleted: 'Removed',
    createdDateUtc: 'Added',
    modifiedDateUtc: 'Modified Date',
  },
  notBound: 'Has not signed in yet',
  pageSize: 'Page size',
  pageSizeHelp: '-1 shows all',
  remove: 'Remove',
  removeOne: 'Remove %{email}',
  ask: 'Remove %{email}?',
  askMe: 'Remove yourself?',
  means: 'They lose access with their next step. They can be added again at any time.',
  meansForMe:
    '%{email} is you. You lose access to this console at once, and only another administrator can let you in again.',
  removed: 'Removed',
} as const;
