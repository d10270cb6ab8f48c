import type { MemberProfile } from '@arrival/contracts';
import type { CatalogSnapshot } from '../catalog/catalog.facade';
import { waiverTitle } from '../catalog/waiver-titles.facade';
import type { PosAuthorization } from '../pos/pos.facade';

/**
 * What a member holds today that was signed with a partner or at the resort (D42), each waiver once and the one that lasts longest; not beside a
 * signature given here, and not where nobody knows its name.
 */
export function waiversElsewhere(
  authorizations: readonly PosAuthorization[],
  contactId: number,
  catalog: CatalogSnapshot,
  today: string,
): MemberProfile['waiversElsewhere'] {
  const held = authorizations.filter(
    ({ startDate, endDate, ...of }) => of.contactId === contactId && startDate <= today && (endDate ?? today) >= today,
  );
  const here = new Set(held.filter(({ signatureId }) => signatureId !== null).map(({ posWaiverId }) => posWaiverId));
  const longest = new Map<string, PosAuthorization>();
  for (const authorization of held) {
    const { posWaiverId, endDate } = authorization;
    const known = longest.get(posWaiverId);
    if (here.has(posWaiverId)) continue;
    if (!known || (known.endDate !== null && (endDate === null || endDate > known.endDate)))
      longest.set(posWaiverId, authorization);
  }
  return [...longest.values()].flatMap(({ posWaiverId, startDate, endDate }) => {
    const title = waiverTitle(posWaiverId, catalog);
    return title === undefined ? [] : [{ posWaiverId, title, effectiveOn: startDate, expiresOn: endDate }];
  });
}
