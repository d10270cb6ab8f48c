import { setImmediate as turn } from 'node:timers/promises';
import type { BridgeMember, PosSystem } from '@arrival/contracts';
import { randomFrom } from '../demo/art/random';
import { dayAtResort } from '../demo/resort/days';
import { type CrowdMember, makeHousehold } from '../demo/scale/crowd';
import { demoCodes } from './bridge-demo';
import type { PosBridge } from './bridge-server';

const LARGEST = 6;
const AT_ONCE = 500;

/** Made-up households, the same each time: for the first sync of a large resort. Nobody of them can sign in. */
export async function addCrowd(bridge: PosBridge, system: PosSystem, households: number, now: Date): Promise<void> {
  const random = randomFrom(households);
  const today = dayAtResort(now);
  for (let household = 1; household <= households; household += 1) {
    // Whoever calls meanwhile gets an answer.
    if (household % AT_ONCE === 0) await turn();
    const members = makeHousehold(random, today, LARGEST);
    bridge.addHousehold(members.map((member) => told(member, bridge.newNumber(), system)));
  }
}

function told(member: CrowdMember, customerNumber: string, system: PosSystem): BridgeMember {
  const { bought, pass, active } = demoCodes[system];
  const { rental } = member;
  return {
    customerNumber,
    arrivalId: null,
    firstName: member.first_name,
    lastName: member.last_name,
    dateOfBirth: member.date_of_birth,
    ...{ email: null, phone: null },
    purchases: member.purchases.map(({ product_id, product_date }, row) => {
      const [kind, status] = product_date === null ? pass : bought;
      const named = { key: `B-${customerNumber}-${row}`, productId: product_id, productDate: product_date };
      const where = { salesLocationId: null, resortCode: null, resortGroupCode: null };
      return { ...named, kind, status, expiresOn: null, orderId: null, transactionId: null, ...where };
    }),
    media: member.media.map(({ product_id, requires_image }, row) => ({
      ...{ key: `M-${customerNumber}-${row}`, productId: product_id, status: active },
      ...{ printedAt: null, requiresImage: requires_image },
      passNumber: `C${customerNumber.replace(/\D/g, '')}X${row}`,
      ...{ rfidNumber: null, blockedReason: null },
    })),
    authorizations: member.authorizations.map(({ pos_waiver_id, effective_on, expires_on }) => ({
      ...{ posWaiverId: pos_waiver_id, effectiveOn: effective_on, expiresOn: expires_on },
    })),
    rentalProfile: rental && {
      ...{ ageKey: rental.age_key, abilityKey: rental.ability_key },
      ...{ heightKey: rental.height_key, weightKey: rental.weight_key },
      ...{ shoeSize: null, goofy: null, bootSoleMm: null },
      savedAt: `${rental.saved_on}T18:00:00.000Z`,
    },
  };
}
