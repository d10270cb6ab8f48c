import type { StaffHousehold } from '@arrival/contracts';
import type { PosHousehold } from '../pos/pos.facade';

type Bought = Pick<StaffHousehold['members'][number], 'mediaToPrint' | 'purchases'>;

/** After every day. */
const noDay = '9';

/** A member's passes to print and purchases; a product that is not known here any more is told by its number. */
export function boughtBy(
  { media, purchases }: PosHousehold,
  contactId: number,
  productNames: ReadonlyMap<number, string>,
  orderNumbers: ReadonlyMap<number, string>,
): Bought {
  const nameOf = (productId: number): string => productNames.get(productId) ?? String(productId);
  return {
    mediaToPrint: media
      .filter((medium) => medium.contactId === contactId && medium.isActive && !medium.isPrinted)
      .map(({ productId }) => nameOf(productId)),
    purchases: purchases
      .filter((purchase) => purchase.contactId === contactId)
      .map(({ purchaseId, productId, productDate, orderId, transactionId, status }) => ({
        id: purchaseId,
        productName: nameOf(productId),
        productDate,
        orderNumber: orderNumbers.get(purchaseId) ?? null,
        orderId,
        transactionId,
        isCancelled: status === 'cancelled',
      }))
      .sort((one, other) => (other.productDate ?? noDay).localeCompare(one.productDate ?? noDay)),
  };
}
