import type { AuditedEntity } from '@arrival/contracts';
import { Injectable } from '@nestjs/common';
import type { Actor } from './actor';

/** The state that a record is put back to; null when it did not exist. */
export type EarlierState = Readonly<Record<string, unknown>> | null;

/** The change that is undone: `location.updated`, and what it made of the record. */
export interface UndoneChange {
  readonly action: string;
  readonly after: EarlierState;
}

/** Puts a record back, as a change of its own with its own audit row. Throws a DomainError with the reason when it cannot. */
export type Restorer = (actor: Actor, entityId: string, before: EarlierState, change: UndoneChange) => Promise<unknown>;

interface Limits {
  /** Always there: an entry without what they were before is of something else. */
  readonly areSettings?: boolean;
  /** The action of which the trail does not keep all that it undid. */
  readonly final?: string;
}

interface Entry {
  readonly entity: string;
  readonly action: string;
  readonly before: unknown;
  readonly after: unknown;
}

/** Who can put back which kind of record; the domain that owns it registers itself. */
@Injectable()
export class Restorers {
  readonly #byEntity = new Map<string, { restorer: Restorer } & Limits>();

  register(entity: AuditedEntity, restorer: Restorer, limits: Limits = {}): void {
    this.#byEntity.set(entity, { restorer, ...limits });
  }

  /** Who puts back what was before this entry of the trail; undefined when there is nothing to put back. */
  for({ entity, action, before, after }: Entry): Restorer | undefined {
    const known = this.#byEntity.get(entity);
    if (!known || known.final === action) return undefined;
    const hasEarlier = before !== null || (after !== null && !known.areSettings);
    return hasEarlier ? known.restorer : undefined;
  }
}
