import type { PassHolder } from '@arrival/contracts';
import { recipientHint } from '@arrival/rules';
import { Injectable } from '@nestjs/common';
import type { HeldCapability, Principal } from '../../platform/auth/principal';
import { type PosPassHolder, PosPassHolders } from '../pos/pass-holders.facade';
import { PointOfSale } from '../pos/pos.facade';
import { CodeGuesses } from './code-guesses';

/** Who asks about passes: somebody signed in, a browser with a capability, or a stranger. `address` is for the limits. */
export interface PassCaller {
  readonly principal?: Principal;
  readonly capability?: HeldCapability;
  readonly address: string;
}

const shown = ({
  contactId,
  customerNumber,
  firstName,
  lastName,
  passes,
  emails,
  phones,
}: PosPassHolder): PassHolder => ({
  contactId,
  ipCode: customerNumber,
  firstName,
  lastName,
  passes: passes.map(({ passNumber, productName }) => ({ passNumber, productName })),
  recipients: [
    ...emails.slice(0, 1).map((email) => ({ deliveryMode: 1 as const, hint: recipientHint(email) })),
    ...phones.slice(0, 1).map((phone) => ({ deliveryMode: 2 as const, hint: recipientHint(phone) })),
  ],
});

/** Whose passes a caller may see and change, in the three tiers of D49. */
@Injectable()
export class PassCallers {
  constructor(
    private readonly pos: PointOfSale,
    private readonly holders: PosPassHolders,
    private readonly guesses: CodeGuesses,
  ) {}

  /** Everybody the caller may ask about; a stranger nobody. */
  async listOf({ principal, capability }: PassCaller): Promise<PosPassHolder[]> {
    if (principal) {
      const { headContactId } = await this.pos.openHousehold(principal, 'asKnown');
      return this.holders.ofHousehold(headContactId);
    }
    return capability ? this.holders.byNumbers(capability.codes) : [];
  }

  async list(caller: PassCaller): Promise<PassHolder[]> {
    return (await this.listOf(caller)).map(shown);
  }

  /**
   * Whom a code names, if it is the caller's own; anything else counts as a miss and is undefined, whether anybody has it or not: it is not
   * looked for. Throws `request.too_many`.
   */
  async find(caller: PassCaller, code: string): Promise<PosPassHolder | undefined> {
    const wanted = code.trim().toUpperCase();
    const mayLook = caller.principal !== undefined || caller.capability?.codes.includes(wanted);
    const holder = mayLook
      ? (await this.listOf(caller)).find(({ customerNumber }) => customerNumber === wanted)
      : undefined;
    if (!holder) await this.miss(caller);
    return holder;
  }

  miss({ address, capability }: PassCaller): Promise<void> {
    return this.guesses.miss({ address, ...(capability && { capability: capability.id }) });
  }
}
