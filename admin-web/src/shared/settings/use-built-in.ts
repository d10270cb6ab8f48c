import type { PointOfSaleState } from '@arrival/contracts';
import { useJson } from '../../data/use-json';

/** Whether products and orders are kept here (D26); false until that is known, so that nothing is offered which would be refused. */
export const useBuiltIn = (): { isBuiltIn: boolean; isKnown: boolean; isAsked: boolean } => {
  const { data, isPending } = useJson<PointOfSaleState>('/api/admin/point-of-sale');
  return { isBuiltIn: data?.isBuiltIn ?? false, isKnown: data !== undefined, isAsked: isPending };
};
