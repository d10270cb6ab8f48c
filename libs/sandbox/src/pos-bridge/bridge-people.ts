import type { BridgeEffect, BridgeMember, PosSystem } from '@arrival/contracts';

const firstNumber = 700_001;
const spelled = { RTP: (number: number) => String(number), SW: (number: number) => `G-${number}` } as const;

type Contact = BridgeEffect['contact'];
const same = (one: string, other: string): boolean => one.trim().toLowerCase() === other.trim().toLowerCase();

/** A household of the sandbox's point of sale, head first. */
export interface KeptHousehold {
  members: BridgeMember[];
  changedAt: string;
}

/** Who the sandbox's point of sale knows. */
export class BridgePeople {
  readonly households: KeptHousehold[] = [];
  readonly #byNumber = new Map<string, KeptHousehold>();
  #next = firstNumber;

  constructor(private readonly system: PosSystem) {}

  add(members: readonly BridgeMember[]): KeptHousehold {
    const household = { members: [...members], changedAt: new Date().toISOString() };
    this.households.push(household);
    for (const { customerNumber } of members) this.#byNumber.set(customerNumber, household);
    return household;
  }

  newNumber(): string {
    const number = spelled[this.system](this.#next++);
    return this.of(number) ? this.newNumber() : number;
  }

  of(customerNumber: string): KeptHousehold | undefined {
    return this.#byNumber.get(customerNumber);
  }

  /** By the head's e-mail, and name or birth date; more than one is nobody. */
  find(wanted: { email: string; firstName: string; lastName: string; dateOfBirth: string | null }) {
    const found = this.households.filter(({ members: [head] }) => {
      if (!head?.email || !same(head.email, wanted.email)) return false;
      const isNamed = same(head.firstName, wanted.firstName) && same(head.lastName, wanted.lastName);
      return isNamed || (wanted.dateOfBirth !== null && wanted.dateOfBirth === head.dateOfBirth);
    });
    return found.length === 1 ? found[0] : undefined;
  }

  /** Whom an effect is about; somebody new when nobody fits. */
  meet(contact: Contact): { household: KeptHousehold; member: BridgeMember } {
    const household = this.#householdOf(contact) ?? this.add([]);
    const member = this.#memberOf(household, contact) ?? this.#join(household, contact);
    member.arrivalId = contact.arrivalId;
    member.dateOfBirth ??= contact.dateOfBirth;
    household.changedAt = new Date().toISOString();
    return { household, member };
  }

  #householdOf({ customerNumber, headCustomerNumber, arrivalId, headArrivalId }: Contact): KeptHousehold | undefined {
    const number = customerNumber ?? headCustomerNumber;
    const named = number === null ? undefined : this.of(number);
    const ids = [arrivalId, headArrivalId];
    return named ?? this.households.find(({ members }) => members.some((one) => ids.includes(one.arrivalId ?? 0)));
  }

  #memberOf({ members }: KeptHousehold, contact: Contact): BridgeMember | undefined {
    return (
      members.find(({ customerNumber }) => customerNumber === contact.customerNumber) ??
      members.find(({ arrivalId }) => arrivalId === contact.arrivalId) ??
      members.find(
        ({ arrivalId, firstName, lastName, dateOfBirth }) =>
          arrivalId === null &&
          same(firstName, contact.firstName) &&
          same(lastName, contact.lastName) &&
          dateOfBirth === contact.dateOfBirth,
      )
    );
  }

  #join(household: KeptHousehold, contact: Contact): BridgeMember {
    const { firstName, lastName, dateOfBirth, email, phone, arrivalId } = contact;
    const member: BridgeMember = {
      customerNumber: this.newNumber(),
      arrivalId,
      ...{ firstName, lastName, dateOfBirth, email, phone },
      ...{ purchases: [], media: [], authorizations: [], rentalProfile: null },
    };
    this.#byNumber.set(member.customerNumber, household);
    if (contact.arrivalId === contact.headArrivalId) household.members.unshift(member);
    else household.members.push(member);
    return member;
  }
}
