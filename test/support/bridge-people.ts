import type { BridgeMember } from '@arrival/contracts';
import type { PosBridge } from '../../libs/sandbox/src/pos-bridge/bridge-server';
import { born } from './build-household';

/** Somebody whom the point of sale knows: a child of the Fischers unless told. */
export const bridgeMember = (bridge: PosBridge, firstName: string, more: Partial<BridgeMember> = {}): BridgeMember => ({
  customerNumber: bridge.newNumber(),
  arrivalId: null,
  ...{ firstName, lastName: 'Fischer', dateOfBirth: born(9), email: null, phone: null },
  ...{ purchases: [], media: [], authorizations: [], rentalProfile: null },
  ...more,
});

export const ticket = (key: string, more = {}): BridgeMember['purchases'][number] => ({
  ...{ key, productId: 5001, kind: 'ORDERLINE', status: '1', productDate: '2031-01-02', expiresOn: null },
  ...{ orderId: 7, transactionId: null, salesLocationId: null, resortCode: null, resortGroupCode: null },
  ...more,
});

export const pass = (key: string, more = {}): BridgeMember['media'][number] => ({
  ...{ key, productId: 5001, status: '1', printedAt: null, requiresImage: false },
  ...{ passNumber: null, rfidNumber: null, blockedReason: null },
  ...more,
});
