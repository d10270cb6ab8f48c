/** What a change of links alone is called; the restoration of one is another. */
export const linksRestored = 'links_restored';

export const isOfLinksAlone = (action: string): boolean =>
  /_(un)?linked$/.test(action) || action.endsWith(`.${linksRestored}`);

/** The links as they are now with one change to them undone; what was linked and unlinked since stays. */
export function undoneLinks<Link>(
  now: readonly Link[],
  before: readonly Link[],
  after: readonly Link[],
  idOf: (link: Link) => number,
): Link[] {
  const missingIn = (links: readonly Link[]) => (link: Link) => !links.some((other) => idOf(other) === idOf(link));
  const added = after.filter(missingIn(before));
  const taken = before.filter(missingIn(after));
  return [...now.filter(missingIn(added)), ...taken.filter(missingIn(now))];
}
