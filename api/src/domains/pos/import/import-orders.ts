import { createHash } from 'node:crypto';
import { birthProblem, type ImportFault, type ImportLine } from '@arrival/contracts';
import { cleanName, fullName } from '@arrival/rules';
import type { NamedProduct } from '../../catalog/products.facade';
import { SHOP_KEY } from '../shop-orders.fragment';

/** A line that can be taken over. `key` names its purchase, however often the order is told. */
export interface OrderLine extends ImportLine {
  readonly index: number;
  readonly key: string;
  readonly product: NamedProduct;
}

export interface Order {
  readonly number: string;
  readonly email: string;
  readonly lines: readonly OrderLine[];
}

export interface LineFault {
  readonly index: number;
  readonly fault: ImportFault;
}

/** How the keys of an order begin. A number may hold anything, a space too. */
export const keysOf = (orderNumber: string): string => `${SHOP_KEY}${encodeURIComponent(orderNumber)} `;

function keyOf(line: ImportLine, product: NamedProduct, twins: Map<string, number>): string {
  const said = JSON.stringify([fullName(line).toLowerCase(), line.dateOfBirth, product.id, line.day]);
  const before = twins.get(said) ?? 0;
  twins.set(said, before + 1);
  return keysOf(line.orderNumber) + createHash('sha256').update(`${said}${before}`).digest('base64url').slice(0, 22);
}

function faultOf(line: ImportLine, product: NamedProduct | undefined, now: Date): ImportFault | undefined {
  if (!product) return 'productUnknown';
  if (line.day === null && !product.isSeasonPass) return 'dayMissing';
  if (line.day !== null && line.lastDay !== null && line.lastDay < line.day) return 'lastDayBeforeDay';
  return birthProblem(line.dateOfBirth ?? '', now) && 'birthDateImpossible';
}

/** Product codes are compared trimmed and in any case, as the rules compare what purchases say (D67). */
export const plainCode = (code: string): string => code.trim().toLowerCase();

/** Lines by order, and what cannot be said of one: an order with a fault is left out whole, since what it does not name is cancelled (D75). */
export function ordersOf(
  lines: readonly ImportLine[],
  products: ReadonlyMap<string, NamedProduct>,
  now: Date,
): { readonly orders: readonly Order[]; readonly faults: readonly LineFault[] } {
  const byNumber = new Map<string, { line: ImportLine; index: number }[]>();
  for (const [index, line] of lines.entries())
    byNumber.set(line.orderNumber, [...(byNumber.get(line.orderNumber) ?? []), { line, index }]);
  const orders: Order[] = [];
  const faults: LineFault[] = [];
  for (const [number, told] of byNumber) {
    const email = told[0]!.line.email;
    const twins = new Map<string, number>();
    const found = told.flatMap(({ line, index }): LineFault[] => {
      const isOthers = line.email.toLowerCase() !== email.toLowerCase();
      const fault = isOthers ? 'severalEmails' : faultOf(line, products.get(plainCode(line.productCode)), now);
      return fault ? [{ index, fault }] : [];
    });
    faults.push(...found);
    if (found.length > 0) continue;
    const sound = told.map(({ line, index }): OrderLine => {
      const product = products.get(plainCode(line.productCode))!;
      const { firstName, lastName } = line;
      const names = { firstName: cleanName(firstName), lastName: cleanName(lastName) };
      return { ...line, ...names, index, product, key: keyOf(line, product, twins) };
    });
    orders.push({ number, email, lines: sound });
  }
  return { orders, faults };
}
