/**
 * Half a date, or `1e` as a number: the form knows it as empty, and would save that. Answers whether there is such a thing; the browser says where.
 * What else is wrong the form says itself, in its own words.
 */
export function tellUnreadable(within: Element): boolean {
  const inputs = [...(within.closest('form')?.querySelectorAll('input') ?? [])];
  const unreadable = inputs.find(({ validity }) => validity.badInput);
  return unreadable !== undefined && !unreadable.reportValidity();
}
