import type { BridgeMember, BridgeProduct, PosSystem } from '@arrival/contracts';
import { addDays, dayAtResort, seasonEnd } from '../demo/resort/days';
import { PRODUCTS } from '../demo/resort/products';
import type { PosBridge } from './bridge-server';

/** What the demo resort sells. */
export const demoBridgeProducts: readonly BridgeProduct[] = PRODUCTS.map(
  ({ id, code, name, isSeasonPass = false, requiresImage = false, rules, waivers }) => ({
    productId: id,
    ...{ code, name, isSeasonPass, requiresImage, rules },
    posWaiverIds: [...waivers],
  }),
);

/** How each system says what the demo needs. */
export const demoCodes = {
  RTP: { bought: ['ORDERLINE', '1'], pass: ['PREPAIDACCESS', '1'], active: '1' },
  SW: { bought: ['RES', 'O'], pass: ['PASS', 'O'], active: 'A' },
} as const;

/** Noah is new to Arrival, and known to the point of sale: with his family, their tickets and a lesson. */
export function addDemoFamily(bridge: PosBridge, system: PosSystem, now: Date): void {
  const today = dayAtResort(now);
  const codes = demoCodes[system];
  const buy = (key: string, productId: number, inDays: number | null): BridgeMember['purchases'][number] => {
    const [kind, status] = inDays === null ? codes.pass : codes.bought;
    const productDate = inDays === null ? null : addDays(today, inDays);
    const expiresOn = inDays === null ? seasonEnd(today) : null;
    const where = { salesLocationId: 11, resortCode: 'SILVERPINE', resortGroupCode: null };
    return { key, productId, kind, status, productDate, expiresOn, orderId: 880_001, transactionId: null, ...where };
  };
  const member = (firstName: string, dateOfBirth: string, more: Partial<BridgeMember>): BridgeMember => ({
    customerNumber: bridge.newNumber(),
    arrivalId: null,
    ...{ firstName, lastName: 'Fischer', dateOfBirth, email: null, phone: null },
    ...{ purchases: [], media: [], authorizations: [], rentalProfile: null },
    ...more,
  });
  const card = { productId: 5002, status: codes.active, printedAt: null, requiresImage: true };
  const numbers = { passNumber: 'SP880001', rfidNumber: 'E00401880001', blockedReason: null };
  bridge.addHousehold([
    member('Noah', '1995-09-08', {
      email: 'noah.fischer@example.com',
      purchases: [buy('OL-880001-1', 5002, null)],
      media: [{ key: 'M-880001-1', ...card, ...numbers }],
    }),
    member('Lena', '1996-03-30', { purchases: [buy('OL-880001-2', 5001, 0)] }),
    member('Emil', '2019-07-12', { purchases: [buy('OL-880001-3', 5004, 1)] }),
  ]);
}
