import { useQuery } from '@tanstack/react-query';
import type { CheckInSelection } from '../../lib/checkin/selection';
import { locationContactsQuery } from '../../lib/household';
import type { Tokens } from '../../lib/texts';

/** The tokens as home filled them: who was chosen there, and how many codes are ready (D30). */
export function useTextTokens({ locationId, activityId, contactIds }: CheckInSelection): Tokens {
  // Home has asked already, except after a reload; every completion changes it, and asking anew each time would be too much.
  const { data } = useQuery({
    ...locationContactsQuery(locationId),
    enabled: (query) => query.state.data === undefined,
  });
  const codes = data?.find(({ id }) => id === activityId)?.contacts.filter(({ qrCode }) => qrCode !== null);
  return { MemberCount: contactIds.length, QRCodeCount: codes?.length ?? '…' };
}
