import type { PassHolder } from '@arrival/contracts';
import { eTicketStatus } from '@arrival/rules';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { allMediaQuery } from '../../lib/passes/pass-queries';
import { unactivatedPasses } from '../../lib/wording/texts';

const notActivated: readonly number[] = [eTicketStatus.NoMedia, eTicketStatus.Unsent];

/** How many of these people's mobile passes wait to be activated, which the resort's texts can say, too (`{unactivatdCount}`, D30). */
export function useUnactivated(holders: readonly PassHolder[]): number {
  const media = useQuery(allMediaQuery(holders.map(({ ipCode }) => ipCode))).data ?? [];
  const count = media.filter(({ status }) => notActivated.includes(status)).length;
  useEffect(() => {
    unactivatedPasses.set(count);
  }, [count]);
  return count;
}
