import { type Day, type DayWindow, isDayWithin } from '../dates/day';
import type { PurchaseFilters } from '../records/configuration';
import type { Purchase } from '../records/household';

/** Empty filter = passes (D10). Codes compare without case and surrounding spaces, numbers as numbers: 012 is 12. */
function passes(filter: readonly string[], value: string | number | null | undefined): boolean {
  if (filter.length === 0) return true;
  if (value === null || value === undefined) return false;
  if (typeof value === 'number') return filter.some((id) => Number(id) === value);
  const wanted = value.trim().toLowerCase();
  return filter.some((code) => code.trim().toLowerCase() === wanted);
}

/** Cancelled never counts; order lines and prepaid access count while open; a transaction counts once made (D9). */
function isLive(purchase: Purchase): boolean {
  return purchase.status === 'open' || (purchase.status === 'closed' && purchase.kind === 'transaction');
}

/** Does this purchase count today (D9, D10)? `window` is `purchaseWindow(today)`, computed once per household. */
export function doesPurchaseCount(
  purchase: Purchase,
  filters: PurchaseFilters,
  window: DayWindow,
  today: Day,
): boolean {
  if (!isLive(purchase)) return false;
  if (purchase.productDate !== null && !isDayWithin(purchase.productDate, window.from, window.to)) return false;
  if (purchase.expiryDate && purchase.expiryDate < today) return false;
  return (
    passes(filters.resortCodes, purchase.resortCode) &&
    passes(filters.resortGroupCodes, purchase.resortGroupCode) &&
    passes(filters.salesLocationIds, purchase.salesLocationId)
  );
}

/** The next dated purchase first, then yesterday's, then season passes, ties by product, then by number (D67): so the first one names the reason. */
export function byVisit(today: Day): (a: Purchase, b: Purchase) => number {
  const rank = (date: Day | null) => (date === null ? 2 : date < today ? 1 : 0);
  return (a, b) => {
    const [dayOfA, dayOfB] = [a.productDate ?? '', b.productDate ?? ''];
    if (dayOfA !== dayOfB) return rank(a.productDate) - rank(b.productDate) || (dayOfA < dayOfB ? -1 : 1);
    return a.productId - b.productId || (a.purchaseId ?? 0) - (b.purchaseId ?? 0);
  };
}

/** The comma-separated settings `resortCodes`, `resortGroupCodes`, `salesLocationIds` as a list (D10). */
export function parseCodes(commaSeparated: string | null | undefined): string[] {
  return (commaSeparated ?? '')
    .split(',')
    .map((code) => code.trim())
    .filter((code) => code !== '');
}
