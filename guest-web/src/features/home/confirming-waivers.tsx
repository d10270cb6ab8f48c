import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { householdChanged } from '../../lib/household';
import { isConfirming, signingsQuery } from '../../lib/one-risk/signings';

/** Asks how far the partner's waivers are, as long as one is being confirmed; then the family is read anew (D42). Shows nothing itself. */
export function ConfirmingWaivers() {
  const client = useQueryClient();
  const count = (useQuery(signingsQuery).data ?? []).filter(isConfirming).length;
  const before = useRef(0);
  useEffect(() => {
    if (count < before.current) void client.invalidateQueries(householdChanged);
    before.current = count;
  }, [count, client]);
  return null;
}
