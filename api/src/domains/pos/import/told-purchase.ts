import { fullName } from '@arrival/rules';
import type { Order, OrderLine } from './import-orders';
import type { KeptLine, ToldPurchase } from './imports.queries';

/** Of an order of digits alone, as one of a point of sale. */
const orderIdOf = (number: string): number | null => (/^[1-9]\d{0,14}$/.test(number) ? Number(number) : null);

/** In small letters, as a line's key has it: how a name is written in an order changes nothing. */
export const shopNameOf = (line: Pick<OrderLine, 'firstName' | 'lastName'>): string => fullName(line).toLowerCase();

/** A line as it is to be kept. */
export const purchaseOf = (line: OrderLine): ToldPurchase => ({
  key: line.key,
  productId: line.product.id,
  kind: line.product.isSeasonPass ? 'prepaidAccess' : 'orderLine',
  status: line.isCancelled ? 'cancelled' : 'open',
  productDate: line.day,
  expiresOn: line.lastDay,
  orderId: orderIdOf(line.orderNumber),
  shopOrder: line.orderNumber,
  shopEmail: line.email.toLowerCase(),
  shopName: shopNameOf(line),
  shopBorn: line.dateOfBirth,
});

function isKept(line: OrderLine, kept: KeptLine): boolean {
  const told = purchaseOf(line);
  return (Object.keys(told) as (keyof ToldPurchase)[]).every((field) => told[field] === kept[field]);
}

/** Whether an order says what is kept already. What is cancelled and was never told needs nobody. */
export function saysNothingNew({ number, lines }: Order, kept: readonly KeptLine[]): boolean {
  const byKey = new Map(kept.map((line) => [line.key, line]));
  const keys = new Set(lines.map(({ key }) => key));
  const heads = new Set(kept.filter(({ key }) => keys.has(key)).map(({ headContactId }) => headContactId));
  const isOver = ({ key, shopOrder, headContactId, status }: KeptLine) =>
    keys.has(key) || shopOrder !== number || !heads.has(headContactId) || status === 'cancelled';
  return (
    heads.size <= 1 &&
    kept.every(isOver) &&
    lines.every((line) => {
      const known = byKey.get(line.key);
      return known ? isKept(line, known) : line.isCancelled;
    })
  );
}
