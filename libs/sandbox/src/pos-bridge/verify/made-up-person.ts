import { randomInt, randomUUID } from 'node:crypto';
import type { BridgeEffect, BridgeEffectData } from '@arrival/contracts';

type Contact = BridgeEffect['contact'];

export const EARLIER = '2020-01-01T08:00:00.000Z';
export const LATER = '2020-01-01T09:00:00.000Z';

/** Somebody whom no resort knows: what is tried is tried on them. Their ids are far above ours. */
export function madeUpPerson(): Contact {
  const arrivalId = 9_000_000_000_000 + randomInt(1_000_000_000);
  return {
    arrivalId,
    headArrivalId: arrivalId,
    customerNumber: null,
    headCustomerNumber: null,
    firstName: 'Arrival',
    lastName: `Verify ${arrivalId}`,
    dateOfBirth: '1980-02-29',
    email: null,
    phone: null,
  };
}

export const profileEffect = (contact: Contact, occurredAt: string, shoeSize: string): BridgeEffect => ({
  occurredAt,
  contact,
  effect: {
    kind: 'rentalProfile',
    ageKey: '10-49',
    abilityKey: 'II',
    heightKey: 'J',
    weightKey: 'K',
    shoeSize,
    goofy: null,
    bootSoleMm: null,
  },
});

export const authorizationEffect = (contact: Contact): BridgeEffect => {
  const effect: BridgeEffectData = {
    kind: 'authorization',
    posWaiverId: 'ARRIVAL-VERIFY',
    effectiveOn: '2020-01-01',
    expiresOn: '2020-01-02',
    comment: 'Tried by npm run pos:verify.',
    signatureId: randomUUID(),
  };
  return { occurredAt: LATER, contact, effect };
};
