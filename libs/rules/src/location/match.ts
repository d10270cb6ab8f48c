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

/** `/l/{locationName}`: an id when numeric, otherwise a name without regard to case, spaces and hyphens being equal (spec §2). */
export function findLocation<T extends NamedLocation>(locations: readonly T[], nameOrId: string): T | undefined {
  const wanted = nameOrId.trim();
  if (/^\d+$/.test(wanted)) return locations.find((location) => location.id === Number(wanted));
  const name = comparable(wanted);
  return locations.find((location) => comparable(location.name) === name);
}
