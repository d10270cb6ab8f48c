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
