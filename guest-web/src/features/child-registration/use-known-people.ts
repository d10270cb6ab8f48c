import { isMinor } from '@arrival/rules';
import { useQuery } from '@tanstack/react-query';
import { memberProfileQuery, profileQuery } from '../../lib/household';
import { useSession } from '../../lib/sign-in/use-session';
import type { KnownPeople } from './registration-form-values';

/** Who can be called for somebody and is on file already; undefined while that is being asked. Without an answer the guest types. */
export function useKnownPeople(childId: number | undefined): KnownPeople | undefined {
  const session = useSession();
  const profile = useQuery(profileQuery);
  const other = profile.data?.contacts.find(
    ({ contactId, age }) => contactId !== profile.data.contact.contactId && age !== null && !isMinor(age),
  );
  // Closed at the counter (D69): the number is typed there.
  const isAsked = other !== undefined && !session?.isAtCounter;
  const member = useQuery({ ...memberProfileQuery(other?.contactId ?? 0), enabled: isAsked });
  // Asked for again after no answer, it takes nobody's form away.
  if (!profile.isFetched || (isAsked && !member.isFetched)) return undefined;
  const name = { firstName: session?.givenName ?? '', lastName: session?.familyName ?? '' };
  const isOwn = profile.data !== undefined && profile.data.contact.contactId === childId;
  return {
    ...(!isOwn && { signedIn: { ...name, phone: profile.data?.contact.phone ?? null } }),
    ...(other && { otherAdult: { ...other, phone: member.data?.contact.phone ?? null } }),
  };
}
