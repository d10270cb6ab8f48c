/** The console around its screens. */
export const app = {
  name: 'Arrival',
  title: 'Arrival console',
  search: 'Search',
  loading: 'Loading',
  noScript: 'The console needs JavaScript. Please turn it on.',
  profile: '%{name}, profile',
  noName: 'profile',
  groups: { counter: 'At the counter', setUp: 'Set-up', insight: 'Insight and data' },
  menu: {
    dashboard: 'Dashboard',
    guests: 'Find a guest',
    preview: 'Who is asked',
    locations: 'Locations',
    tasktypes: 'Task types',
    tasks: 'Tasks',
    activities: 'Activities',
    access: 'Access',
    language: 'Language',
    theme: 'Theme',
    settings: 'General',
    retention: 'Retention',
    waivers: 'Waivers',
    collections: 'Collections',
    'rental-lists': 'Rental lists',
    reporting: 'Reporting',
    api: 'API',
    signatures: 'Signed waivers',
    webhooks: 'Webhooks',
    audit: 'Audit trail',
  },
  notFound: { title: 'Not found', heading: 'Ooops 404 - Page Not Found', back: 'Go to tasks' },
  session: {
    title: 'Please sign in again',
    text: 'Your session has ended. What you typed is still here and is saved once you are back.',
    failed: 'Signing in did not work. Please try again.',
    signIn: 'Sign in',
  },
  unreachable: 'The server could not be reached. Please check the connection and try again.',
  tryAgain: 'Try again',
  cancel: 'Cancel',
  undo: 'Undo',
  undone: 'It is as it was before',
  notUndone: 'This can no longer be undone here. The audit trail has it.',
  error: 'Error',
} as const;

/** Two people, one record. */
export const conflict = {
  title: 'Somebody else saved this in the meantime',
  text: 'Choose which version of each field stands. Nothing is saved until you do.',
  mine: 'Mine',
  theirs: 'Theirs',
  back: 'Back to the form',
  allTheirs: 'Take all of theirs',
  allMine: 'Keep all of mine',
  save: 'Save this choice',
  notSaved: 'Not saved. What you typed is still here.',
} as const;

/** Somebody deleted what is wanted. */
export const deleted = {
  title: '%{what} was deleted',
  text: '%{who} deleted it on %{when}. It can come back as it was, with its links; what you typed here is kept.',
  somebody: 'Somebody',
  leave: 'Leave it deleted',
  bringBack: 'Bring it back',
} as const;
