import type { Feature } from '@arrival/contracts';
import type { ReactNode } from 'react';
import { useFeatures } from './use-features';

/** What only resorts with a feature set up: shown while it is on (spec §1, §6). Without a feature it is for all. */
export function OfFeature({ feature, children }: { feature: Feature | undefined; children: ReactNode }) {
  const features = useFeatures();
  return !feature || features.includes(feature) ? children : null;
}
