import type { Feature } from '@arrival/contracts';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { clientSettings } from '../auth/client-settings';

/** What only resorts with a feature set up: shown while it is on (spec §1, §6). Without a feature it is for all. */
export function OfFeature({ feature, children }: { feature: Feature | undefined; children: ReactNode }) {
  const { data } = useQuery({ queryKey: ['client-settings'], queryFn: clientSettings, staleTime: Number.POSITIVE_INFINITY });
  return !feature || data?.features.includes(feature) ? children : null;
}
