/** Where the console says something else than react-admin. */
export const action = { save: 'Save' } as const;
export const notification = {
  created: 'Added',
  updated: 'Saved',
  deleted: 'Deleted',
  item_doesnt_exist: 'This is not there (any more)',
} as const;
export const message = {
  invalid_form: 'Some fields need another look',
  unsaved_changes: 'Your changes are not saved yet. Leave without saving?',
} as const;
export const navigation = {
  no_filtered_results: 'Nothing fits the search or the filters.',
  no_results: 'Nothing here yet',
  page_range_info: '%{offsetBegin}–%{offsetEnd} of %{total}',
} as const;
/** A column is called as it is called: “POS waiver id” has no small first letter. */
export const sort = { sort_by: 'Sort by %{field} %{order}' } as const;
