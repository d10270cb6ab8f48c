import type { OneRiskSigning } from '@arrival/contracts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { householdChanged } from '../household';
import { isConfirming, signingsQuery } from './signings';

const keyOf = ({ reference, taskId }: OneRiskSigning): string => `${reference} ${taskId}`;

/**
 * Asks how far the partner's waivers are, as long as one is being confirmed; with each that is not any more the family is read anew (D42).
 * `isAsking` until the first answer.
 */
export function useConfirming(isOn: boolean): { signings: readonly OneRiskSigning[]; isAsking: boolean } {
  const client = useQueryClient();
  const { data, isLoading } = useQuery({ ...signingsQuery, enabled: isOn });
  const before = useRef<readonly string[]>([]);
  useEffect(() => {
    const now = (data ?? []).filter(isConfirming).map(keyOf);
    if (before.current.some((one) => !now.includes(one))) void client.invalidateQueries(householdChanged);
    before.current = now;
  }, [data, client]);
  return { signings: data ?? [], isAsking: isLoading };
}
