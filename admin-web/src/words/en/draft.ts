/** Texts and theme: tried out before they are saved. */
export const draft = {
  update: { language: 'Update Language', theme: 'Update Theme' },
  ask: {
    language: 'Are you sure you want to update your current language settings?',
    theme: 'Are you sure you want to update your current theme settings?',
  },
  askHelp: 'Guests see the change within a minute.',
  confirm: 'Update',
  errors: '%{smart_count} error |||| %{smart_count} errors',
  defaults: {
    title: 'Fetch Defaults',
    help: 'Fills in what is missing. Nothing is saved until you update.',
    overwrite: 'Overwrite current values',
    unread: 'The defaults could not be fetched. Please try again.',
    nothing: 'Nothing was missing',
    filled:
      '%{smart_count} value filled in. Update to keep them |||| %{smart_count} values filled in. Update to keep them',
  },
  preview: {
    title: 'Preview',
    frame: 'Preview of the guest app',
    dark: 'Dark phone',
    screen: 'Screen',
    screens: { welcome: 'Welcome', home: 'Home', waiver: 'Check-in', complete: 'Done' },
    help: 'Shows what you type before it is saved. The family is made up.',
  },
} as const;
