import { createHash } from 'node:crypto';
import type { BridgeEffect, BridgeEffectAnswer, BridgeMember } from '@arrival/contracts';
import type { BridgePeople } from './bridge-people';

/** An effect that the sandbox's point of sale has applied. */
export interface AppliedEffect {
  readonly key: string;
  readonly kind: BridgeEffect['effect']['kind'];
  readonly arrivalId: number;
  readonly customerNumber: string;
  readonly occurredAt: string;
  readonly appliedAt: string;
  readonly hash: string;
  /** Tries that came with the key, the first one included. */
  came: number;
}

/** What the sandbox's point of sale did with what guests did: each key once. */
export class BridgeEffects {
  readonly #byKey = new Map<string, AppliedEffect>();
  /** The day of the newest profile of each kind and person. */
  readonly #newest = new Map<string, string>();

  constructor(private readonly people: BridgePeople) {}

  /** In the order in which they were applied. */
  get applied(): readonly AppliedEffect[] {
    return [...this.#byKey.values()];
  }

  known(keys: readonly string[]): string[] {
    return keys.filter((key) => this.#byKey.has(key));
  }

  forget(key: string): void {
    this.#byKey.delete(key);
  }

  /** Null when the key was here with another effect. */
  apply(key: string, { contact, effect, occurredAt }: BridgeEffect): BridgeEffectAnswer | null {
    const hash = createHash('sha256').update(JSON.stringify({ occurredAt, effect })).digest('hex');
    const before = this.#byKey.get(key);
    if (before) {
      before.came += 1;
      return before.hash === hash ? { key, outcome: 'repeated', customerNumber: before.customerNumber } : null;
    }
    const { member } = this.people.meet(contact);
    const place = `${member.customerNumber} ${effect.kind}`;
    const isOld = effect.kind !== 'authorization' && (this.#newest.get(place) ?? '') > occurredAt;
    if (!isOld) {
      this.#newest.set(place, occurredAt);
      change(member, effect, occurredAt);
    }
    const { customerNumber } = member;
    const { kind } = effect;
    const appliedAt = new Date().toISOString();
    const about = { kind, arrivalId: contact.arrivalId, customerNumber };
    this.#byKey.set(key, { key, ...about, occurredAt, appliedAt, hash, came: 1 });
    return { key, outcome: isOld ? 'outdated' : 'applied', customerNumber };
  }
}

function change(member: BridgeMember, effect: BridgeEffect['effect'], occurredAt: string): void {
  if (effect.kind === 'authorization') {
    const { posWaiverId, effectiveOn, expiresOn } = effect;
    const isThere = member.authorizations.some(
      (one) => one.posWaiverId === posWaiverId && one.effectiveOn === effectiveOn && one.expiresOn === expiresOn,
    );
    if (!isThere) member.authorizations.push({ posWaiverId, effectiveOn, expiresOn });
  }
  if (effect.kind === 'rentalProfile') {
    const { kind: _, ...answers } = effect;
    member.rentalProfile = { ...answers, savedAt: occurredAt };
  }
}
