import { type BridgePass, type BridgePassQuestion, bridgeCodes } from '@arrival/contracts';
import type { BridgeState } from './bridge-state';

/** What the sandbox's point of sale calls a pass that does not open the lift. */
const notHere = 'NOT AT THIS LIFT';

/** The pass with a number or chip, on a day at a lift; null for one that nobody has. Asking changes nothing. */
export function passOf(state: BridgeState, { number, day, accessLocation }: BridgePassQuestion): BridgePass | null {
  const codes: Record<'mediaStatus' | 'purchaseStatus', Record<string, string>> = bridgeCodes[state.system];
  const members = state.people.households.flatMap((household) => household.members);
  const held = members.flatMap((member) => member.media.map((medium) => ({ member, medium })));
  const found = held.filter(({ medium }) => medium.passNumber === number || medium.rfidNumber === number);
  const isActive = ({ medium }: (typeof held)[number]) => codes.mediaStatus[medium.status] === 'active';
  const pass = found.find(isActive) ?? found[0];
  if (!pass) return null;
  const { medium, member } = pass;
  const days = member.purchases
    .filter(({ productId, status }) => productId === medium.productId && codes.purchaseStatus[status] !== 'cancelled')
    .map(({ productDate, expiresOn }) => ({ validFrom: productDate, validTo: expiresOn ?? productDate }));
  const covers = ({ validFrom, validTo }: (typeof days)[number]) =>
    (validFrom ?? day) <= day && (validTo ?? day) >= day;
  const bought = days.find(covers) ?? days[0];
  const opens = state.opens?.[medium.productId];
  const isClosed = accessLocation !== null && opens !== undefined && !opens.includes(accessLocation);
  return {
    productName: state.products.find(({ productId }) => productId === medium.productId)?.name ?? null,
    validFrom: bought?.validFrom ?? null,
    validTo: bought?.validTo ?? null,
    isOnThisDay: bought !== undefined && covers(bought),
    blockedReason: isActive(pass) ? (isClosed ? notHere : null) : (medium.blockedReason ?? ''),
  };
}
