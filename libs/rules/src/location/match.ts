export interface NamedLocation {
  id: number;
  name: string;
}

function comparable(name: string): string {
  return (
    name
      .normalize('NFC')
      // A capital ß is two letters.
      .toUpperCase()
      .toLowerCase()
      .replace(/[\s\-\u2010-\u2015]+/gu, ' ')
      .trim()
  );
}

/** Would a path that names one find the other? */
export const areNamedAlike = (name: string, other: string): boolean => comparable(name) === comparable(other);

/** `/l/{locationName}`: an id when numeric, otherwise a name without regard to case, spaces and hyphens being equal (spec §2). */
export function findLocation<T extends NamedLocation>(locations: readonly T[], nameOrId: string): T | undefined {
  const wanted = nameOrId.trim();
  if (/^\d+$/.test(wanted)) return locations.find((location) => location.id === Number(wanted));
  return locations.find((location) => areNamedAlike(location.name, wanted));
}
