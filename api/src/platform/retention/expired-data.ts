import type { RetentionClass } from '@arrival/contracts';
import { Injectable } from '@nestjs/common';

/** Where the next batch goes on; whoever removes knows what it says. */
export type Place = readonly unknown[];

export interface Removal {
  readonly removed: number;
  /** Of what was removed. */
  readonly oldest: Date | null;
  /** Left out when there is nothing more. */
  readonly next?: Place;
}

/** Removes a bounded number of what was last saved before `keptFrom`, inside the caller's unit of work. */
export type RemoveExpired = (keptFrom: Date, place?: Place) => Promise<Removal>;

/** Who removes which class of data (D60); whoever keeps the data registers itself, and several may keep data of one class. */
@Injectable()
export class ExpiredData {
  readonly #byClass = new Map<RetentionClass, readonly RemoveExpired[]>();

  register(retentionClass: RetentionClass, remove: RemoveExpired): void {
    this.#byClass.set(retentionClass, [...(this.#byClass.get(retentionClass) ?? []), remove]);
  }

  for(retentionClass: RetentionClass): RemoveExpired {
    const keepers = this.#byClass.get(retentionClass) ?? [];
    if (keepers.length === 0) throw new Error(`Nobody removes ${retentionClass}`);
    return (keptFrom, place) => oneAfterTheOther(keepers, keptFrom, place);
  }
}

/** A place is which keeper it is, and where that one goes on. */
async function oneAfterTheOther(
  keepers: readonly RemoveExpired[],
  keptFrom: Date,
  [at, inside]: Place = [0],
): Promise<Removal> {
  const index = Number(at);
  const { next, ...gone } = await keepers[index]!(keptFrom, inside as Place | undefined);
  if (next) return { ...gone, next: [index, next] };
  return { ...gone, ...(index + 1 < keepers.length && { next: [index + 1] }) };
}
